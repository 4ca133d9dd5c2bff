//! Requests that take a processor for a while. They are worked out on threads of their own, a few at a time, and their address pays for them.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use table::Phrase;
use tokio::sync::Semaphore;

use super::{Refusal, Visitor};
use crate::hall::Hall;

/// How long one may wait for others that are being worked out.
const LONGEST_WAIT: Duration = Duration::from_secs(10);

/// Works something out aside, in one of these places.
pub(super) async fn aside<T: Send + 'static>(
    hall: &Arc<Hall>,
    places: &Semaphore,
    visitor: Visitor,
    work: impl FnOnce(&Hall) -> T + Send + 'static,
) -> Result<T, Refusal> {
    let busy = || Refusal::ours(Phrase::new("web-query-busy"));
    let place = tokio::time::timeout(LONGEST_WAIT, places.acquire()).await;
    let _place = place.map_err(|_| busy())?.map_err(|_| busy())?;
    let here = hall.clone();
    let worked = tokio::task::spawn_blocking(move || {
        let began = Instant::now();
        let done = work(&here);
        if !visitor.is_spared(&here) {
            here.work.charge(visitor.address, began.elapsed());
        }
        done
    });
    worked.await.map_err(|_| Refusal::ours(Phrase::new("web-failed")))
}
