//! TLS by the server itself, with certificates from files. Files that are renewed are read again. And whom it trusts as a client.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, SystemTime},
};

use rustls_pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject};
use tokio::time::Instant;
use tokio_rustls::{
    TlsAcceptor,
    rustls::{ClientConfig, RootCertStore, ServerConfig, crypto::ring},
};

/// How often it is looked whether the files have changed.
const LOOK: Duration = Duration::from_secs(60);

/// The files, and what was last read from them.
pub(crate) struct Tls {
    certificate: PathBuf,
    key: PathBuf,
    state: Mutex<State>,
}

struct State {
    config: Arc<ServerConfig>,
    changed: Option<SystemTime>,
    looked: Instant,
}

impl Tls {
    pub(crate) fn read(certificate: PathBuf, key: PathBuf) -> Result<Tls, String> {
        let config = config(&certificate, &key)?;
        let changed = changed(&certificate);
        let state = Mutex::new(State { config, changed, looked: Instant::now() });
        Ok(Tls { certificate, key, state })
    }

    /// What a new connection is accepted with.
    pub(crate) fn acceptor(&self) -> TlsAcceptor {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if LOOK <= state.looked.elapsed() {
            state.looked = Instant::now();
            let changed = changed(&self.certificate);
            if changed != state.changed {
                match config(&self.certificate, &self.key) {
                    Ok(config) => (state.config, state.changed) = (config, changed),
                    // Half of the two may be written; it is tried again.
                    Err(why) => tracing::error!(%why, "the old certificate stays"),
                }
            }
        }
        TlsAcceptor::from(state.config.clone())
    }
}

/// Certificates out of a file, if there is one.
pub(crate) fn certificates(file: Option<&Path>) -> Result<Vec<CertificateDer<'static>>, String> {
    let Some(file) = file else { return Ok(Vec::new()) };
    let all = CertificateDer::pem_file_iter(file).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    all.map_err(|why| format!("{} cannot be used: {why}.", file.display()))
}

/// What a client trusts: whom browsers trust, and these.
pub(crate) fn trusting(more: &[CertificateDer<'static>]) -> Result<Arc<ClientConfig>, String> {
    let mut roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    for it in more {
        roots.add(it.clone()).map_err(|why| format!("A trusted certificate cannot be used: {why}."))?;
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|why| format!("TLS cannot be used: {why}."))?;
    Ok(Arc::new(config.with_root_certificates(roots).with_no_client_auth()))
}

fn changed(file: &PathBuf) -> Option<SystemTime> {
    fs::metadata(file).and_then(|it| it.modified()).ok()
}

fn config(certificate: &PathBuf, key: &PathBuf) -> Result<Arc<ServerConfig>, String> {
    let wrong = |file: &PathBuf, why: String| format!("{} cannot be used: {why}.", file.display());
    let chain = CertificateDer::pem_file_iter(certificate).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let chain = chain.map_err(|why| wrong(certificate, why.to_string()))?;
    if chain.is_empty() {
        return Err(wrong(certificate, "there is no certificate in it".to_string()));
    }
    let own = PrivateKeyDer::from_pem_file(key).map_err(|why| wrong(key, why.to_string()))?;
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .and_then(|it| it.with_no_client_auth().with_single_cert(chain, own));
    Ok(Arc::new(config.map_err(|why| wrong(certificate, why.to_string()))?))
}
