//! Buying a force by typing.

use hosting::{Failure, Localizer, terminal::Lines};
use sergeants::{
    World,
    content::{Enlisted, Rank, SoldierCard, StoryNr, Tag},
    rules::{bill, may_have},
    state::Board,
};
use table::{Dictionary, Seat, Sentence};

/// Asks for a force until it may be had. Nothing if something else was typed, which comes back.
pub(super) fn buy(
    localizer: &Localizer,
    world: &World,
    board: &Board,
    seat: Seat,
    suggested: impl Fn(u32) -> Vec<Enlisted>,
    lines: &mut Lines,
) -> Result<Result<Vec<Enlisted>, Option<String>>, Failure> {
    let limit = world.force_of(seat);
    let side = world.side_of(seat);
    let args = [
        ("vp", limit.vp.into()),
        ("leaders", limit.leaders.into()),
        ("equipment", side.equipment_vp.into()),
        ("grenades", side.grenades.into()),
    ];
    println!("{}", localizer.tell("sm-terminal-force", args));
    for card in world.library.soldiers.values().filter(|it| it.side == side.side) {
        let ranks: Vec<String> = card
            .ranks
            .iter()
            .map(|it| format!("{} {}", localizer.word(&format!("sm-rank-{}", it.rank.key())), it.cost))
            .collect();
        let brought = brought(world, card);
        let more = if brought.is_empty() { String::new() } else { format!(" ({})", brought.join(", ")) };
        println!("  {:>4}  {}: {}{more}", card.tag.0, card.name, ranks.join(", "));
    }
    show_panels(localizer, world, seat);
    let mut n_suggested = 0;
    loop {
        let Some(line) = lines.ask(&localizer.word("terminal-choose"))? else { return Ok(Err(None)) };
        let force = if line == "suggest" {
            n_suggested += 1;
            let force = suggested(n_suggested);
            println!("  {}", written(&force));
            force
        } else if line.starts_with(|it: char| it.is_ascii_digit()) {
            match read(&line) {
                Some(force) => force,
                None => {
                    println!("{}", localizer.tell("sm-terminal-not-a-force", [("text", line.into())]));
                    continue;
                }
            }
        } else {
            return Ok(Err(Some(line)));
        };
        if let Ok(bill) = bill(world, board, seat, &force) {
            let args = [
                ("soldiers", bill.soldiers.into()),
                ("equipment", bill.equipment.into()),
                ("grenades", bill.grenades.into()),
            ];
            println!("{}", localizer.tell("sm-terminal-bill", args));
        }
        match may_have(world, board, seat, &force) {
            Err(why) => {
                let said = localizer.say(world, &why.phrase());
                println!(
                    "{}",
                    localizer.tell("terminal-refused", [("why", said.into()), ("rule", why.rule().into())])
                );
            }
            Ok(()) => {
                let Some(line) = lines.ask(&localizer.word("sm-terminal-take-force"))? else {
                    return Ok(Err(None));
                };
                if line.is_empty() {
                    return Ok(Ok(force));
                }
            }
        }
    }
}

const RANKS: [Rank; 4] = [Rank::Private, Rank::Junior, Rank::Senior, Rank::Officer];

/// The cards that a specialist may bring, as they are typed.
fn brought(world: &World, card: &SoldierCard) -> Vec<String> {
    let optional = world.library.optional_cards(card.tag).map(|it| format!("card{it}"));
    optional.chain(world.library.own_story(card.tag).map(|it| format!("story{}", it.0))).collect()
}

/// SM-TEA-1: the panels that a player may use: their names as they are typed, and who may be on them.
fn show_panels(localizer: &Localizer, world: &World, seat: Seat) {
    let modules = &world.side_of(seat).modules;
    for panel in world.library.panels.values().filter(|it| modules.contains(&it.module)) {
        let slots = panel.slots.iter().map(|it| match it.phrase() {
            Some(who) => localizer.say(world, &who),
            None => localizer.word("sm-terminal-anybody"),
        });
        let args = [
            ("id", panel.id.clone().into()),
            ("name", localizer.word(&format!("sm-panel-{}", panel.id)).into()),
            ("slots", slots.collect::<Vec<_>>().join("; ").into()),
        ];
        println!("  {}", localizer.tell("sm-terminal-panel", args));
    }
}

/// A line such as `1, 2 senior radio, 4 3g, 21 card8 @point`.
fn read(line: &str) -> Option<Vec<Enlisted>> {
    line.split(',').map(|it| enlisted(&it.split_whitespace().collect::<Vec<_>>())).collect()
}

fn enlisted(words: &[&str]) -> Option<Enlisted> {
    let (tag, more) = words.split_first()?;
    let mut it = Enlisted::new(Tag(tag.parse().ok()?), None);
    for word in more {
        let rank = RANKS.into_iter().find(|it| it.key() == *word);
        if let Some(rank) = rank {
            it.rank = Some(rank);
        } else if let Some(grenades) = word.strip_suffix('g').and_then(|it| it.parse().ok()) {
            it.grenades = grenades;
        } else if let Some(nr) = word.strip_prefix("card").and_then(|it| it.parse().ok()) {
            it.cards.push(nr);
        } else if let Some(nr) = word.strip_prefix("story").and_then(|it| it.parse().ok()) {
            it.story.push(StoryNr(nr));
        } else if let Some(panel) = word.strip_prefix('@') {
            it.panel = Some(panel.to_string());
        } else {
            it.carries.push(word.to_string());
        }
    }
    Some(it)
}

fn written(force: &[Enlisted]) -> String {
    let one = |it: &Enlisted| {
        let mut words = vec![it.tag.0.to_string()];
        words.extend(it.rank.map(|it| it.key().to_string()));
        words.extend(it.carries.iter().cloned());
        words.extend((0 < it.grenades).then(|| format!("{}g", it.grenades)));
        words.extend(it.cards.iter().map(|it| format!("card{it}")));
        words.extend(it.story.iter().map(|it| format!("story{}", it.0)));
        words.extend(it.panel.iter().map(|it| format!("@{it}")));
        words.join(" ")
    };
    force.iter().map(one).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_force_is_read_as_it_is_written() {
        let line = "1, 2 senior radio, 4 3g, 21 card8 card9 story121 @point";
        assert_eq!(read(line).map(|it| written(&it)), Some(line.to_string()));
        assert_eq!(read("one"), None);
    }
}
