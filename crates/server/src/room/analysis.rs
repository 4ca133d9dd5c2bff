//! The analysis of a match that is over: begun once, for those who played it, kept for everybody, and begun again if the server ended meanwhile.

use hosting::{
    HostedGame,
    analysis::{Effort, Resigned},
    messages::{AnalysisStage, ToClient},
};
use serde_json::value::RawValue;
use table::{Pending, Phrase};

use super::{By, Room};
use crate::{
    analyses::{News, NotBegun, Progress, UnderWay},
    store::{PersonId, Write},
};

/// How far the analysis of a match is.
#[derive(Default)]
pub(super) enum Analysed {
    /// Nobody has asked for one.
    #[default]
    No,
    UnderWay(UnderWay),
    Done(Box<RawValue>),
    /// It met a mistake of ours, and is not tried again before the match has slept.
    Failed,
}

impl Analysed {
    /// Whether it is being worked out, or waits for that.
    pub(super) fn is_under_way(&self) -> bool {
        matches!(self, Analysed::UnderWay(_))
    }

    /// What is new about it; never, if it is not under way.
    pub(super) async fn news(&mut self) -> News {
        match self {
            Analysed::UnderWay(it) => it.news().await,
            Analysed::No | Analysed::Done(_) | Analysed::Failed => std::future::pending().await,
        }
    }
}

impl<G: HostedGame> Room<G> {
    /// Tells what there is of the analysis, and begins it if that is wanted. From then on the guest hears how far it is.
    pub(super) fn analyse(&mut self, by: By, person: Option<PersonId>, begin: bool) -> Result<(), Phrase> {
        if self.over.is_none() {
            return Err(Phrase::new("web-not-over"));
        }
        if begin && matches!(self.analysis, Analysed::No) {
            if self.is_bot(person) {
                return Err(Phrase::new("web-not-for-bots"));
            }
            self.may_analyse(person)?;
            self.begin_analysis(person)?;
            self.uncommitted.push(Write::WantAnalysis { no: self.no });
        }
        if let Some(guest) = self.guests.iter_mut().find(|it| it.socket == by.socket) {
            guest.reads_analysis = true;
        }
        self.send(by.socket, &ToClient::Analysis { id: Some(by.id), stage: self.analysis_stage(person) });
        Ok(())
    }

    /// An analysis is work: it is done for those who played the match or brought it here. Then all who may read the match may read it.
    fn may_analyse(&self, person: Option<PersonId>) -> Result<(), Phrase> {
        if !self.can_be_analysed() {
            return Err(Phrase::new("web-analysis-none"));
        }
        match person {
            Some(person) if self.sits(person) || self.host == Some(person) => Ok(()),
            _ => Err(Phrase::new("web-analysis-players")),
        }
    }

    /// Whether it was decided by the rules or given up, in a game that has an analyst.
    fn can_be_analysed(&self) -> bool {
        let game = self.it.game();
        let is_decided = matches!(game.pending(), Pending::Over(_)) || self.resigned().is_some();
        is_decided && G::analyst(game.world(), Effort::default()).is_some()
    }

    fn resigned(&self) -> Option<Resigned> {
        let (by, winners) = self.last_to_give_up()?;
        Some(Resigned { by, winners })
    }

    fn begin_analysis(&mut self, person: Option<PersonId>) -> Result<(), Phrase> {
        let resigned = match self.it.game().pending() {
            Pending::Over(_) => None,
            _ => self.resigned(),
        };
        let begun = self.hall.analyses.begin::<G>(self.no, person, self.it.clone(), resigned);
        self.analysis = Analysed::UnderWay(begun.map_err(|why| {
            Phrase::new(match why {
                NotBegun::Another => "web-analysis-another",
                NotBegun::Full => "web-analysis-full",
            })
        })?);
        Ok(())
    }

    /// What the store kept of it. What was wanted when the server ended is begun again.
    pub(super) fn remember_analysis(&mut self, kept: Option<Option<String>>) {
        match kept {
            Some(Some(text)) => {
                if let Ok(text) = RawValue::from_string(text) {
                    self.analysis = Analysed::Done(text);
                }
            }
            Some(None) if self.over.is_some() => drop(self.begin_analysis(None)),
            _ => (),
        }
    }

    /// Something is new about it: those who have asked are told.
    pub(super) fn take_analysis(&mut self, news: News) {
        if let News::Done(done) = news {
            // The server ends, and it will be begun again.
            if self.hall.is_closing() {
                return;
            }
            self.uncommitted.push(Write::Analysis { no: self.no, data: done.clone() });
            let text = done.and_then(|it| RawValue::from_string(it).ok());
            self.analysis = text.map_or(Analysed::Failed, Analysed::Done);
        }
        self.told_analysis = true;
    }

    /// Tells everybody who has asked how far it is; what is done is on disk by then.
    pub(super) fn tell_analysis(&self) {
        for guest in self.guests.iter().filter(|it| it.reads_analysis) {
            let stage = self.analysis_stage(guest.person.as_ref().map(|it| it.id));
            self.send(guest.socket, &ToClient::Analysis { id: None, stage });
        }
    }

    fn analysis_stage(&self, person: Option<PersonId>) -> AnalysisStage {
        match &self.analysis {
            Analysed::No => AnalysisStage::None { why: self.may_analyse(person).err() },
            Analysed::UnderWay(it) => match it.progress() {
                Progress::Waiting { ahead } => AnalysisStage::Waiting { ahead },
                Progress::Working { done, of } => AnalysisStage::Working { done, of },
            },
            Analysed::Done(text) => AnalysisStage::Done(text.clone()),
            Analysed::Failed => AnalysisStage::None { why: Some(Phrase::new("web-failed")) },
        }
    }
}
