//! The game at the terminal.

use std::path::PathBuf;

use hosting::{
    Failure,
    terminal::{AtTheTerminal, Lines, Read, Sitting, TerminalGame, Typed, resume_or_begin},
};
use outpost::{Choice, Event, Outpost, Setup, View, reach};
use table::{Answer, Arg, Dictionary, Match, Privacy, Prompt, Seat, Sentence, Viewer};

use super::picture;
use crate::{
    Game,
    bots::{Bot, Bots},
};

/// Play a game at the terminal, alone against bots or with friends at one screen.
///
/// The first patrols are led by people, the others by a bot. Everything can be typed and is said in plain lines, so that it works
/// with a screen reader too; --plain leaves out the field.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How many patrols.
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// How many of them are led by people; bots lead the others.
    #[arg(long, default_value_t = 1)]
    people: u8,
    /// How many rounds.
    #[arg(long, default_value_t = 6)]
    rounds: u8,
    /// Who leads the other patrols: greedy or random.
    #[arg(long, default_value = "greedy")]
    bot: Bot,
    /// Go on with a match that was kept in a file.
    #[arg(long, conflicts_with_all = ["players", "rounds"])]
    resume: Option<PathBuf>,
    #[command(flatten)]
    seat: AtTheTerminal,
    /// The seed of all chance, for a game that can be repeated.
    #[arg(long)]
    seed: Option<u64>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let localizer = hosting::localizer::<Game>(&arguments.seat.language)?;
    let setup = || Ok(Setup { rounds: arguments.rounds, ..Setup::of(arguments.players) });
    let it = resume_or_begin(arguments.resume.as_ref(), setup)?;
    let bots = |it: &Match<Outpost>, chance| Bots::new(vec![arguments.bot; it.game().seats().len()], chance);
    let mut sitting: Sitting<'_, Game> =
        Sitting::new(&localizer, it, arguments.people, bots, arguments.seed, ())
            .at(&arguments.seat, arguments.resume.as_ref());
    println!("{}", localizer.word("outpost-terminal-welcome"));
    sitting.play(&mut Lines::open(&localizer))
}

impl TerminalGame for Game {
    type Desk = ();
    const HELP: &'static str = "outpost-terminal-help";

    fn put(sitting: &mut Sitting<'_, Game>, prompt: &Prompt<Outpost>, lines: &mut Lines) -> Read<Game> {
        let (localizer, world) = (sitting.localizer, sitting.it.game().world());
        let view = shown_to(sitting, prompt);
        if !sitting.plain {
            draw(sitting, &view);
        }
        show_hand(sitting, &view);
        println!("{}", localizer.say(world, &prompt.ask.phrase()));
        for (i, choice) in prompt.options.iter().enumerate() {
            println!("  {}. {}", i + 1, localizer.say(world, &choice.phrase()));
        }
        if let Some(space) = &prompt.space {
            let reached = reach(world, &view.patrols, space.seat, space.points);
            let hexes: Vec<String> = reached.keys().map(ToString::to_string).collect();
            println!("  {}", localizer.tell("outpost-terminal-where", [("hexes", hexes.join(" ").into())]));
        }
        let Some(line) = lines.ask(&localizer.word("terminal-choose"))? else { return Ok(Typed::End) };
        let listed = line.parse::<usize>().ok().and_then(|n| prompt.options.get(n.wrapping_sub(1)));
        Ok(match (listed, line.parse()) {
            (Some(choice), _) => Typed::Answer(choice.clone()),
            (None, Ok(hex)) if prompt.space.is_some() => Typed::Answer(Choice::March(hex)),
            _ => Typed::Command(line),
        })
    }

    fn command(
        sitting: &mut Sitting<'_, Game>,
        line: &str,
        prompt: Option<&Prompt<Outpost>>,
        _: &mut Lines,
    ) -> Result<bool, Failure> {
        match (line, prompt) {
            ("look", Some(prompt)) => draw(sitting, &shown_to(sitting, prompt)),
            ("hand", Some(prompt)) => show_hand(sitting, &shown_to(sitting, prompt)),
            ("flare", _) => {
                // The first of those at the terminal who can.
                let able = (0..sitting.people).map(Seat);
                let able = able.into_iter().find(|it| sitting.it.game().is_aside(*it, &Choice::Flare));
                let seat = able.unwrap_or(Seat(0));
                sitting.take(Answer::Choose { seat, choice: Choice::Flare })?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Hidden caches and the drawing of cards go without saying.
    fn has_line(event: &Event) -> bool {
        !matches!(event, Event::Hidden { .. } | Event::Drew { card: None, .. } | Event::Laid { .. })
    }
}

/// The person who is asked sees their own view, unless others look on.
fn shown_to(sitting: &Sitting<'_, Game>, prompt: &Prompt<Outpost>) -> View {
    let alone = sitting.people == 1 || sitting.it.game().privacy(&prompt.ask) == Privacy::Secret;
    sitting.it.game().view(if alone { Viewer::Seat(prompt.seat) } else { sitting.onlooker() })
}

fn draw(sitting: &Sitting<'_, Game>, view: &View) {
    println!("\n{}", picture::draw(sitting.it.game().world(), view));
    println!("{}", sitting.localizer.word("outpost-terminal-legend"));
}

fn show_hand(sitting: &Sitting<'_, Game>, view: &View) {
    if view.hand.is_empty() {
        return;
    }
    let cards = Arg::List(view.hand.iter().map(|it| (*it).into()).collect());
    let cards = sitting.localizer.arg(sitting.it.game().world(), &cards);
    println!("{}", sitting.localizer.tell("outpost-terminal-hand", [("cards", cards.into())]));
}
