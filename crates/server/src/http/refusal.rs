//! Why something was not done.

use axum::{
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use hosting::{messages::Failed, pack::Fault};
use table::{Phrase, Problem, save::LoadError};

use crate::store::StoreError;

/// Why something was not done, as a sentence that has a translation.
#[derive(Debug)]
pub(crate) struct Refusal {
    status: StatusCode,
    failed: Failed,
}

impl Refusal {
    pub(crate) fn new(status: StatusCode, why: Phrase) -> Refusal {
        Refusal { status, failed: Failed { why, problems: Vec::new(), faults: Vec::new() } }
    }

    /// The request makes no sense.
    pub(crate) fn bad(why: Phrase) -> Refusal {
        Refusal::new(StatusCode::BAD_REQUEST, why)
    }

    /// The sender is unknown.
    pub(crate) fn stranger(why: Phrase) -> Refusal {
        Refusal::new(StatusCode::UNAUTHORIZED, why)
    }

    /// The sender is not allowed to do this.
    pub(crate) fn forbidden(why: Phrase) -> Refusal {
        Refusal::new(StatusCode::FORBIDDEN, why)
    }

    /// There is no such thing.
    pub(crate) fn missing(why: Phrase) -> Refusal {
        Refusal::new(StatusCode::NOT_FOUND, why)
    }

    pub(crate) fn is_missing(&self) -> bool {
        self.status == StatusCode::NOT_FOUND
    }

    /// The request conflicts with the current state.
    pub(crate) fn conflict(why: Phrase) -> Refusal {
        Refusal::new(StatusCode::CONFLICT, why)
    }

    /// An internal error.
    pub(crate) fn ours(why: Phrase) -> Refusal {
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, why)
    }

    pub(crate) fn of_setup(problems: Vec<Problem>) -> Refusal {
        Refusal::bad(Phrase::new("web-bad-setup")).with(problems)
    }

    pub(crate) fn of_file(why: &LoadError) -> Refusal {
        let problems = vec![Problem::new("file", why.to_string())];
        Refusal::bad(Phrase::new("web-bad-file")).with(problems)
    }

    /// Everything that is wrong with a pack.
    pub(crate) fn of_pack(faults: &[Fault]) -> Refusal {
        let mut refusal = Refusal::bad(Phrase::new("pack-refused"));
        refusal.failed.faults = faults.iter().map(Fault::told).collect();
        refusal
    }

    /// The same, with a list of everything that is wrong.
    pub(crate) fn with(mut self, problems: Vec<Problem>) -> Refusal {
        self.failed.problems = problems;
        self
    }
}

impl From<StoreError> for Refusal {
    fn from(why: StoreError) -> Refusal {
        tracing::error!(%why, "the store failed");
        Refusal::ours(Phrase::new("web-store-failed"))
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let text = serde_json::to_string(&self.failed).expect("a refusal can be written");
        (self.status, [(header::CONTENT_TYPE, "application/json")], text).into_response()
    }
}
