//! Bots that think ahead: one thought a match at a time, aside from its task. What was thought counts only if nothing has happened since.

use std::sync::atomic::Ordering::Relaxed;

use hosting::{Bots, HostedGame, Style};
use table::{Answer, Chance, Seat, Shuffler};

use super::Room;
use crate::thinking::{Thinker, Thought};

/// The bot that had a thought, and its answer.
type Outcome<G> = (<G as HostedGame>::Bot, Option<Answer<<G as HostedGame>::Rules>>);

/// A moment of a match: how many answers there are, and how often something was taken back or done again.
pub(super) type Moment = (usize, u32);

/// The bots of a match that think ahead.
pub(super) struct Thinking<G: HostedGame> {
    /// Those that do not think at present, with what they have planned.
    idle: Vec<(Seat, G::Bot)>,
    now: Option<Now<G>>,
}

/// A thought about the question that a seat is asked at a moment.
struct Now<G: HostedGame> {
    seat: Seat,
    at: Moment,
    thought: Thought<Outcome<G>>,
}

impl<G: HostedGame> Default for Thinking<G> {
    fn default() -> Thinking<G> {
        Thinking { idle: Vec::new(), now: None }
    }
}

impl<G: HostedGame> Thinking<G> {
    /// Whether a bot thinks at present.
    pub(super) fn is_under_way(&self) -> bool {
        self.now.is_some()
    }

    /// What came of the present thought, once it has ended; never, if there is none.
    pub(super) async fn end(&mut self) -> Option<Outcome<G>> {
        match &mut self.now {
            Some(now) => now.thought.wait().await,
            None => std::future::pending().await,
        }
    }

    /// Drops a thought about what has passed.
    pub(super) fn drop_unless(&mut self, still_counts: impl FnOnce(Moment) -> bool) {
        self.now.take_if(|it| !still_counts(it.at));
    }

    fn bot_of(&mut self, seat: Seat) -> Option<G::Bot> {
        let i = self.idle.iter().position(|it| it.0 == seat)?;
        Some(self.idle.swap_remove(i).1)
    }
}

impl<G: HostedGame> Room<G> {
    pub(super) fn moment(&self) -> Moment {
        (self.it.journal().len(), self.n_taken_back)
    }

    /// A bot that thinks ahead answers at once, if it knows what; else it begins to think, and nothing is played before it has ended.
    pub(super) fn play_or_think(&mut self, seat: Seat, (level, style): (u8, Option<Style>)) -> bool {
        if self.thinking.is_under_way() {
            return false;
        }
        let bot = self.thinking.bot_of(seat);
        let mut bot = bot.unwrap_or_else(|| {
            let world = self.it.game().world();
            let bot = G::thinker(world, level);
            match style {
                Some(style) => G::in_style(world, bot, style),
                None => bot,
            }
        });
        bot.again(Shuffler::new(u64::from(self.shuffler.below(u32::MAX))));
        if let Some(answer) = bot.at_once(self.it.game(), seat) {
            self.thinking.idle.push((seat, bot));
            return self.play_thought_out(seat, Some(answer));
        }
        let game = self.it.game().clone();
        let begun = self.hall.thinkers.begin(self.thinks_for(), move |patience| {
            let answer = bot.think(&game, seat, patience);
            (bot, answer)
        });
        match begun {
            Some(thought) => {
                self.thinking.now = Some(Now { seat, at: self.moment(), thought });
                false
            }
            // Too many think already: better a quick answer than none.
            None => self.play_for(seat),
        }
    }

    /// For whom bots think here: it is the affair of the person who began the match.
    fn thinks_for(&self) -> Thinker {
        self.host.map_or(Thinker::Match(self.no), Thinker::Person)
    }

    /// Takes what came of a thought, and plays on.
    pub(super) fn take_thought(&mut self, outcome: Option<Outcome<G>>) {
        let Some(Now { seat, at, .. }) = self.thinking.now.take() else { return };
        let answer = match outcome {
            Some((bot, answer)) => {
                self.thinking.idle.push((seat, bot));
                answer
            }
            // The server ends, and the bot will think again when it is back.
            None if self.hall.is_closing() => return,
            None => None,
        };
        if at == self.moment() && self.over.is_none() {
            self.play_thought_out(seat, answer);
        }
        self.play_on();
    }

    /// Plays what a bot has thought out. If it has nothing that fits, a quick bot answers.
    fn play_thought_out(&mut self, seat: Seat, answer: Option<Answer<G::Rules>>) -> bool {
        let Some(answer) = answer.filter(|it| self.it.game().check(it).is_ok()) else {
            return self.play_for(seat);
        };
        self.note_answer("bot", &answer);
        self.put(answer).unwrap_or_else(|why| panic!("a bot answered wrongly: {why}"));
        self.hall.metrics.bot_answers.fetch_add(1, Relaxed);
        true
    }
}
