//! What `cargo xtask train` and `cargo xtask strength` call.

use std::process::ExitCode;

fn main() -> ExitCode {
    sergeants_host::lab::main()
}
