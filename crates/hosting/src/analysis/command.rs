//! `sandtable analyse`: an analysis at the command line.

use std::{fs, path::PathBuf};

use rayon::prelude::*;
use serde_json::Value;
use speech::Localizer;
use table::{Dictionary, Phrase, Seat, save::load};

use super::{Analysis, ChanceMoment, Effort, Flaw, Judgement, Piece, Work, is_finished, teams};
use crate::{
    Failure, Games, HostedGame, Patience, World,
    engine::reasons,
    simulate::{in_json, progress},
    terminal::seat_name,
};

/// Analyse a finished match: how the chances to win went, what decisions and dice did to them, and what would have been better.
///
/// Positions are judged by playing many lines from them in thought, decisions by looking for better plans. The same file, number of
/// plans and seed give the same analysis. docs/analysis.md explains the figures.
#[derive(clap::Args)]
pub struct Arguments {
    /// The match file.
    file: PathBuf,
    /// How many plans are tried for a decision, and how many lines are played for a position.
    #[arg(long, default_value_t = Effort::default().plans, value_parser = plans())]
    plans: u32,
    /// The seed of all chance in the analysis.
    #[arg(long, default_value_t = Effort::default().seed)]
    seed: u64,
    /// Look at the decisions of these seats only, from 0.
    #[arg(long, value_delimiter = ',')]
    seats: Option<Vec<u8>>,
    /// How many threads; by default one a core.
    #[arg(long, default_value_t = 0)]
    jobs: usize,
    /// Write one JSON object instead of a table.
    #[arg(long)]
    json: bool,
    /// The language, such as en, it, es or uk.
    #[arg(long, default_value = "en")]
    language: String,
}

fn plans() -> clap::builder::RangedI64ValueParser<u32> {
    clap::value_parser!(u32).range(i64::from(*Effort::PLANS.start())..=i64::from(*Effort::PLANS.end()))
}

/// Analyses a stored match of any game.
pub fn run(arguments: &Arguments, games: &Games) -> Result<(), Failure> {
    let text = fs::read_to_string(&arguments.file).map_err(|why| Failure::of_file(&arguments.file, &why))?;
    let game = games.of_match(&text).map_err(|why| of_file(arguments, &why))?;
    game.analyse(arguments, &games.localizer(&arguments.language)?, &text)
}

fn of_file(arguments: &Arguments, why: &impl std::fmt::Display) -> Failure {
    Failure::new(format!("{}: {why}", arguments.file.display()))
}

pub(crate) fn analyse<G: HostedGame>(
    arguments: &Arguments,
    localizer: &Localizer,
    text: &str,
) -> Result<(), Failure> {
    let it = load::<G::Rules>(text).map_err(|why| of_file(arguments, &why))?;
    let world = it.game().world();
    let all: Vec<Seat> = teams(it.game()).into_iter().flatten().collect();
    let seats = match &arguments.seats {
        Some(seats) => seats.iter().map(|it| Seat(*it)).collect(),
        None => all.clone(),
    };
    if let Some(unknown) = seats.iter().find(|it| !all.contains(it)) {
        return Err(of_file(arguments, &format!("There is no {unknown} in this match.")));
    }
    let effort = Effort { plans: arguments.plans, seed: arguments.seed };
    let work = Work::<G>::new(&it, None, &seats, effort).ok_or_else(|| {
        of_file(
            arguments,
            &match is_finished(&it) {
                true => localizer.word("terminal-analysis-no-analyst"),
                false => localizer.word("terminal-analysis-not-over"),
            },
        )
    })?;
    let analysis = done(&work, arguments.jobs)?;
    let text = match arguments.json {
        true => in_json(&in_words::<G>(localizer, world, &analysis))?,
        false => Table::<G> { localizer, world, analysis: &analysis }.text(),
    };
    println!("{text}");
    Ok(())
}

/// Does all of the work, on several threads.
fn done<G: HostedGame>(work: &Work<G>, jobs: usize) -> Result<Analysis, Failure> {
    let bar = progress(work.n_pieces() as u64, "moments");
    let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs).build();
    let pool = pool.map_err(|why| Failure::new(format!("No threads could be started: {why}.")))?;
    let piece = |nth: usize| {
        let piece = work.piece(nth, &Patience::default());
        bar.inc(1);
        piece
    };
    let pieces: Option<Vec<Piece>> =
        pool.install(|| (0..work.n_pieces()).into_par_iter().map(piece).collect());
    bar.finish_and_clear();
    let pieces = pieces.ok_or_else(|| Failure::new("A position of this match could not be judged."))?;
    Ok(work.sum_up(pieces))
}

/// An analysis for programs: phrases are sentences.
pub(crate) fn in_words<G: HostedGame>(localizer: &Localizer, world: &World<G>, analysis: &Analysis) -> Value {
    let mut json = serde_json::to_value(analysis).unwrap_or_default();
    let worded =
        |phrases: &[Phrase]| serde_json::to_value(reasons(localizer, world, phrases)).unwrap_or_default();
    for (i, it) in analysis.decisions.iter().enumerate().filter(|it| it.1.mark.is_some()) {
        json["decisions"][i]["better"] = worded(&it.better);
        json["decisions"][i]["instead"] = worded(&it.instead);
    }
    json
}

/// How high and how wide the curve is.
const HEIGHT: i32 = 10;
const WIDTH: usize = 72;

/// An analysis as a text for people.
struct Table<'a, G: HostedGame> {
    localizer: &'a Localizer,
    world: &'a World<G>,
    analysis: &'a Analysis,
}

impl<G: HostedGame> Table<'_, G> {
    fn text(&self) -> String {
        let mut lines = self.curve();
        lines.push(String::new());
        lines.extend(self.ledger());
        lines.push(String::new());
        lines.extend(self.given_away());
        lines.extend(self.worst());
        lines.join("\n")
    }

    fn seat(&self, seat: Seat) -> String {
        let plays = G::plays(self.world, seat).join(", ");
        format!("{} ({plays})", seat_name(self.localizer, seat))
    }

    fn team(&self, nth: usize) -> String {
        self.analysis.teams[nth].iter().map(|it| self.seat(*it)).collect::<Vec<_>>().join(", ")
    }

    /// The chances of the first team as an area, from the left to the right.
    fn curve(&self) -> Vec<String> {
        let course = &self.analysis.course;
        let columns: Vec<i32> = (0..WIDTH.min(course.len())).map(|i| column(course, i)).collect();
        let title = self.localizer.tell("terminal-analysis-course", [("who", self.team(0).into())]);
        let row = |level: i32| {
            let label = if level % 5 == 0 { format!("{:>4} %", 10 * level) } else { " ".repeat(6) };
            let area: String = columns.iter().map(|it| if 10 * level <= *it { '█' } else { ' ' }).collect();
            format!("{label} {}", area.trim_end())
        };
        [title].into_iter().chain((1..=HEIGHT).rev().map(row)).collect()
    }

    /// Lines that add up: rounded as sums are, so that nothing is lost.
    fn ledger(&self) -> Vec<String> {
        let Analysis { course, ledger, teams, .. } = self.analysis;
        let word = |key: &str| self.localizer.word(key);
        let mut rows = vec![("".to_string(), (0..teams.len()).map(|it| self.team(it)).collect::<Vec<_>>())];
        let chances = |it: &ChanceMoment| it.chances.iter().map(|it| tenths(*it)).collect::<Vec<_>>();
        rows.extend(course.first().map(|it| (word("terminal-analysis-start"), chances(it))));
        for line in ledger {
            let name = match line.by {
                Some(seat) => {
                    self.localizer.tell("terminal-analysis-decisions", [("who", self.seat(seat).into())])
                }
                None => word("terminal-analysis-chance"),
            };
            let change = |it: &i32| format!("{} (± {})", signed(*it), tenths(line.error as i32));
            rows.push((name, line.changes.iter().map(change).collect()));
        }
        rows.extend(course.last().map(|it| (word("terminal-analysis-result"), chances(it))));
        in_columns(&rows)
    }

    fn given_away(&self) -> Vec<String> {
        let decisions = &self.analysis.decisions;
        let mut seats: Vec<Seat> = decisions.iter().map(|it| it.seat).collect();
        seats.sort();
        seats.dedup();
        let line = |seat: Seat| {
            let own = || decisions.iter().filter(|it| it.seat == seat);
            let marked = |mark: Flaw| own().filter(|it| it.mark == Some(mark)).count();
            self.localizer.tell(
                "terminal-analysis-given",
                [
                    ("who", self.seat(seat).into()),
                    ("n", own().count().into()),
                    ("lost", tenths(own().filter(|it| it.mark.is_some()).map(|it| it.loss).sum()).into()),
                    ("blunders", marked(Flaw::Blunder).into()),
                    ("mistakes", marked(Flaw::Mistake).into()),
                    ("inaccuracies", marked(Flaw::Inaccuracy).into()),
                ],
            )
        };
        seats.into_iter().map(line).collect()
    }

    fn worst(&self) -> Vec<String> {
        let told = |it: &u32| self.moment(&self.analysis.decisions[*it as usize]);
        self.analysis.worst.iter().flat_map(told).collect()
    }

    fn moment(&self, it: &Judgement) -> Vec<String> {
        let mark = it.mark.map_or("", Flaw::key);
        let head = self.localizer.tell(
            "terminal-analysis-moment",
            [
                ("who", self.seat(it.seat).into()),
                ("n", it.n.into()),
                ("mark", mark.into()),
                ("lost", tenths(it.loss).into()),
                ("error", tenths(it.error as i32).into()),
            ],
        );
        let said = |key: &str, phrases: &[Phrase]| {
            let says: Vec<String> = phrases.iter().map(|it| self.localizer.say(self.world, it)).collect();
            (!says.is_empty())
                .then(|| self.localizer.tell(key, [("what", says.join(" · ").into())]))
                .map(|it| format!("  {it}"))
        };
        let better = said("terminal-analysis-better", &it.better);
        let instead = said("terminal-analysis-instead", &it.instead);
        [String::new(), head].into_iter().chain(instead).chain(better).collect()
    }
}

/// The chances of the first team in a column, in percent.
fn column(course: &[ChanceMoment], i: usize) -> i32 {
    let nth = match WIDTH < course.len() {
        true => i * (course.len() - 1) / (WIDTH - 1),
        false => i,
    };
    (course[nth].chances.first().copied().unwrap_or(0) + 50) / 100
}

/// Hundredths of a percent as percent.
fn tenths(hundredths: i32) -> String {
    format!("{:.1} %", f64::from(hundredths) / 100.0)
}

fn signed(hundredths: i32) -> String {
    let sign = if hundredths < 0 { '−' } else { '+' };
    format!("{sign}{}", tenths(hundredths.abs()))
}

/// A name and what stands beside it.
type Line = (String, Vec<String>);

fn in_columns(rows: &[Line]) -> Vec<String> {
    let wide = |of: &dyn Fn(&Line) -> usize| rows.iter().map(of).max().unwrap_or(0);
    let first = wide(&|it| it.0.chars().count());
    let others: Vec<usize> =
        (0..rows.first().map_or(0, |it| it.1.len())).map(|i| wide(&|it| it.1[i].chars().count())).collect();
    let line = |(name, cells): &(String, Vec<String>)| {
        let cells: String = cells.iter().zip(&others).map(|(it, wide)| format!("  {it:>wide$}")).collect();
        format!("{name:<first$}{cells}").trim_end().to_string()
    };
    rows.iter().map(line).collect()
}
