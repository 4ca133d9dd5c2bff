//! A whole game in words, from the set-up to the end, to be read along with the rulebook: every question with its answer, everything
//! that happens, and the rules behind both, as a referee who sees all cards would note it. Two bots play, with fixed draws; a change of
//! rules, content or bots changes the story, which is then to be read again before it is kept (`INSTA_UPDATE=always`).

use std::fmt::Write;

use hosting::{HostedGame, Localizer};
use sergeants::{Event, Sergeants, Setup};
use sergeants_host::{
    Game as Hosted,
    bots::{Bot, Bots},
};
use table::{Answer, Game, Pending, Phrase, Seat, Sentence, Shuffler};

/// The seed of the draws and of the bots' moods.
const SEED: u64 = 1944;

struct Referee {
    localizer: Localizer,
    text: String,
}

impl Referee {
    /// A sentence with the ids of the rules behind it.
    fn say(&self, game: &Game<Sergeants>, phrase: &Phrase) -> String {
        self.localizer.say(game.world(), phrase)
    }

    fn happened(&mut self, game: &Game<Sergeants>, events: &[Event]) {
        for phrase in events.iter().filter_map(Hosted::event) {
            let said = self.say(game, &phrase);
            // A new turn or phase begins a paragraph.
            if matches!(phrase.key, "sm-log-turn" | "sm-log-phase") {
                self.text.push('\n');
            }
            let rules = phrase.rules.join(", ");
            let _ = writeln!(self.text, "{said} [{rules}]");
        }
    }

    fn answered(&mut self, game: &Game<Sergeants>, seat: Seat, answer: &Answer<Sergeants>) {
        let Pending::Decide { prompts, .. } = game.pending() else { return };
        let Some(prompt) = prompts.iter().find(|it| it.seat == seat) else { return };
        let Answer::Choose { choice, .. } = answer else { return };
        let asked = self.say(game, &prompt.ask.phrase());
        let chosen = self.say(game, &choice.phrase_to(&prompt.ask));
        let _ = writeln!(self.text, "    {asked} ({}) - {chosen}", prompt.ask.rule());
    }
}

#[test]
fn a_whole_game_in_words() {
    let setup = Setup::builtin("first-steps", &["us", "de"]);
    let (mut game, events) = Game::<Sergeants>::new(&setup).expect("it opens");
    let localizer = hosting::localizer::<Hosted>("en").expect("English is there");
    let mut referee = Referee { localizer, text: String::new() };
    referee.happened(&game, &events);
    let mut bots = Bots::new(game.world(), vec![Bot::Greedy; 2], Shuffler::new(SEED));
    let mut chance = Shuffler::new(SEED);
    while !matches!(game.pending(), Pending::Over(_)) {
        let answer = match game.pending() {
            Pending::Decide { prompts, .. } => {
                let seat = prompts[0].seat;
                let answer = game.decide(seat, &mut bots).expect("the seat is asked");
                referee.answered(&game, seat, &answer);
                answer
            }
            _ => game.random_answer(&mut chance).expect("chance is asked"),
        };
        let events = game.answer(answer).expect("it is legal");
        referee.happened(&game, &events);
    }
    let text = referee.text;
    assert!(!text.contains(['{', '}', '$']) && !text.contains("sm-"), "a key is left bare");
    insta::assert_snapshot!("first_steps", text);
}
