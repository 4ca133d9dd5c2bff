//! The engine within Python. Requests and replies are those of the protocol (docs/engine.md); a step of games side by side goes without
//! text between. `sandtable.NativeEngine` is the class that people use.

use std::path::PathBuf;

use hosting::engine::{Arguments, Engine};
use pyo3::{
    exceptions::{PyRuntimeError, PyValueError},
    prelude::*,
    types::PyBytes,
};

/// An engine.
#[pyclass(unsendable)]
struct Native {
    engine: Engine,
}

/// Heads, observations and candidates of all lanes.
type Arrays<'py> = (Bound<'py, PyBytes>, Bound<'py, PyBytes>, Bound<'py, PyBytes>);

#[pymethods]
impl Native {
    #[new]
    #[pyo3(signature = (language = "en", seat = None, content = None))]
    fn new(language: &str, seat: Option<u8>, content: Option<PathBuf>) -> PyResult<Native> {
        let arguments = Arguments::new(language, seat, content);
        let engine = Engine::new(&arguments, &games::all());
        Ok(Native { engine: engine.map_err(|why| PyValueError::new_err(why.to_string()))? })
    }

    /// The reply to a request.
    fn reply(&mut self, line: &str) -> String {
        self.engine.reply(line.as_bytes()).0.to_string()
    }

    /// A step of games side by side.
    fn step<'py>(&mut self, py: Python<'py>, picks: Vec<i32>, again: bool) -> PyResult<Arrays<'py>> {
        let none = || PyRuntimeError::new_err("There is no drill yet.");
        let drill = self.engine.drilled().ok_or_else(none)?;
        let lanes: Vec<usize> = (0..picks.len()).collect();
        drill.step(&lanes, &picks, again).map_err(|why| PyValueError::new_err(why.message().to_string()))?;
        let arrays = drill.arrays();
        let written = |numbers: &[i16]| bytes(py, numbers);
        Ok((written(&arrays.heads)?, written(&arrays.observations)?, written(&arrays.candidates)?))
    }
}

/// Numbers of 16 bits, the lesser byte first.
fn bytes<'py>(py: Python<'py>, numbers: &[i16]) -> PyResult<Bound<'py, PyBytes>> {
    PyBytes::new_with(py, 2 * numbers.len(), |out| {
        for (to, n) in out.chunks_exact_mut(2).zip(numbers) {
            to.copy_from_slice(&n.to_le_bytes());
        }
        Ok(())
    })
}

/// The module.
#[pymodule]
fn sandtable_native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Native>()
}
