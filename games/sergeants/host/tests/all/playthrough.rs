//! A whole game in words, from the set-up to the end, to be read along with the rulebook: every question with its answer, everything
//! that happens, and the rules behind both, as a referee who sees all cards would note it. Two bots play, with fixed draws; a change of
//! rules, content or bots changes the story, which is then to be read again before it is kept (`INSTA_UPDATE=always`).

use std::fmt::Write;

use hosting::{HostedGame, Localizer};
use sergeants::{
    Event, Sergeants, Setup,
    content::{Action, ActionCard, Band, Stat, Tag},
    state::Turned,
};
use sergeants_host::{
    Game as Hosted,
    bots::{Bot, Bots},
};
use table::{Answer, Game, Pending, Phrase, Seat, Sentence, Shuffler, Viewer};

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
        for event in events {
            let Some(phrase) = Hosted::event(event) else { continue };
            let said = self.say(game, &phrase);
            // A new turn or phase begins a paragraph.
            if matches!(phrase.key, "sm-log-turn" | "sm-log-phase") {
                self.text.push('\n');
            }
            let rules = phrase.rules.join(", ");
            let _ = writeln!(self.text, "{said} [{rules}]");
            for line in self.explained(game, event) {
                let _ = writeln!(self.text, "        {line}");
            }
        }
    }

    /// What a reader needs to check a line: what the cards say, and what was measured.
    fn explained(&self, game: &Game<Sergeants>, event: &Event) -> Vec<String> {
        let world = game.world();
        let all = |phrases: Vec<Phrase>| phrases.iter().map(|it| self.say(game, it)).collect::<Vec<_>>();
        match event {
            Event::OrderDrawn { order: Some(nr), .. } => all(world.library.orders[nr].phrases()),
            Event::StoryTurned { card } => vec![all(world.library.story[card].phrases()).join(" ")],
            Event::PhaseBegan { .. } => {
                let field = game.view(Viewer::Spectator).field;
                let order = field.initiative.iter().map(|it| {
                    format!(
                        "player {} ({} in hand)",
                        it.0 + 1,
                        game.view(Viewer::Seat(*it)).seats[it.0 as usize].hand
                    )
                });
                vec![format!("By initiative: {}.", order.collect::<Vec<_>>().join(", "))]
            }
            Event::CardBegan { card, .. } => {
                let of = world.card(*card);
                let lines = all(of.card.phrases(of.tag()));
                // The last two lines are for checks.
                vec![lines[..lines.len() - 2].join(" ")]
            }
            Event::CardTurned { card, turned, on, counted, hits, .. } => {
                let on = on.map_or_else(String::new, |it| format!("{}: ", self.name(game, it)));
                match turned {
                    Turned::Hit => vec![format!("{on}{}", results(&world.card(*card).card, counted, hits))],
                    Turned::Damage => {
                        let damage = all(world.card(*card).card.phrases(None)).pop().unwrap_or_default();
                        vec![format!("{on}{damage}")]
                    }
                    Turned::Gap | Turned::Identity => Vec::new(),
                }
            }
            Event::Shot(shot) => vec![self.measured(game, shot.tag, shot.target, Action::Shoot)],
            Event::Spotted { tag, by: Some(by) } => vec![self.measured(game, *by, *tag, Action::Look)],
            _ => Vec::new(),
        }
    }

    fn name(&self, game: &Game<Sergeants>, tag: Tag) -> String {
        self.localizer.arg(game.world(), &tag.into())
    }

    /// SM-MAP-5, SM-MAP-7: how far it is, what changes the ability, and what that leaves.
    fn measured(&self, game: &Game<Sergeants>, tag: Tag, target: Tag, action: Action) -> String {
        let world = game.world();
        let field = game.view(Viewer::Spectator).field;
        let (Some(figure), Some(to)) = (field.figure(tag), field.place(target)) else { return String::new() };
        let Some(from) = figure.place() else { return String::new() };
        let known = game.view(Viewer::Seat(figure.seat)).supposed(world);
        let line = known.sight(world, tag, action, from.at, to.at);
        let stats: &[(&str, Stat)] = match action {
            Action::Look => &[("Spot", Stat::Spot)],
            _ => &[("Long", Stat::Long), ("Short", Stat::Short), ("Close", Stat::Close)],
        };
        let left = stats.iter().map(|(name, stat)| {
            let ability = known.ability(world, tag, *stat);
            format!("{name} {ability} leaves {}", ability + line.modifiers)
        });
        let left = left.collect::<Vec<_>>().join(", ");
        format!("Squares {}, inches {}, modifiers {}: {left}.", line.squares, line.inches(), line.modifiers)
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

/// SM-SHT-2: the results of a card at the ranges that count.
fn results(card: &ActionCard, counted: &[Band], hits: &[Band]) -> String {
    let result = |band: &Band| {
        let plus = if band.of(card.hit) == sergeants::content::Hit::HitPlus { "Hit+" } else { "hit" };
        format!("{band:?} {}", if hits.contains(band) { plus } else { "miss" }).to_lowercase()
    };
    format!("{}.", counted.iter().map(result).collect::<Vec<_>>().join(", "))
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
    let scores = game.view(Viewer::Spectator).field.scores();
    let _ = writeln!(referee.text, "VP: player 1 has {}, player 2 has {}.", scores[0], scores[1]);
    let text = referee.text;
    assert!(!text.contains(['{', '}', '$']) && !text.contains("sm-"), "a key is left bare");
    insta::assert_snapshot!("first_steps", text);
}
