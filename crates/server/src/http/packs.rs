//! Packs of people's own content: made for them and opened for them. Nothing of either is kept.

use axum::{extract::State, http::header, response::IntoResponse};
use hosting::{
    messages::Packed,
    pack::{LARGEST_WHOLE, Pack},
};

use super::{
    Refusal, Visitor,
    api::{Here, Reply, json},
    chores::aside,
    extract::{Body, Caller, Said},
};

/// The largest description of a pack, in bytes: its files as JSON.
pub(super) const LARGEST_WRITTEN: usize = 2 * LARGEST_WHOLE as usize;

/// Packs what was sent, and sends the pack.
pub(super) async fn make(
    State(hall): Here,
    visitor: Visitor,
    _: Caller,
    Said(Packed { manifest, files }): Said<Packed>,
) -> Reply {
    let made = aside(&hall, &hall.chores, visitor, move |hall| {
        Pack::new(manifest, files, hall.hosts()).map(|it| it.bytes())
    });
    let made = made.await?.map_err(|faults| Refusal::of_pack(&faults))?;
    Ok(([(header::CONTENT_TYPE, "application/zip")], made).into_response())
}

/// Opens a pack, and sends what is in it.
pub(super) async fn open(State(hall): Here, visitor: Visitor, _: Caller, Body(sent): Body) -> Reply {
    let opened = aside(&hall, &hall.chores, visitor, move |hall| Pack::read(&sent, hall.hosts()));
    let Pack { manifest, files } = opened.await?.map_err(|faults| Refusal::of_pack(&faults))?;
    Ok(json(&Packed { manifest, files }))
}
