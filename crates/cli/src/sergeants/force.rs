//! Buying a force by typing.

use sergeants::{Board, Enlisted, Rank, Tag, World, bill, may_have};
use table::Seat;

use crate::{failure::Failure, speech::Speech, terminal::Lines};

/// Asks for a force until it may be had. Nothing if something else was typed, which comes back.
pub(super) fn buy(
    speech: &Speech,
    world: &World,
    board: &Board,
    seat: Seat,
    suggested: impl Fn(u32) -> Vec<Enlisted>,
    lines: &mut Lines<'_>,
) -> Result<Result<Vec<Enlisted>, Option<String>>, Failure> {
    let limit = world.force_of(seat);
    let side = world.side_of(seat);
    let args = [
        ("vp", limit.vp.into()),
        ("leaders", limit.leaders.into()),
        ("equipment", side.equipment_vp.into()),
        ("grenades", side.grenades.into()),
    ];
    println!("{}", speech.tell("terminal-sm-force", args));
    for card in world.library.soldiers.values().filter(|it| it.side == side.side) {
        let ranks: Vec<String> = card
            .ranks
            .iter()
            .map(|it| format!("{} {}", speech.name(&format!("sm-rank-{}", it.rank.key())), it.cost))
            .collect();
        println!("  {:>4}  {}: {}", card.tag.0, card.name, ranks.join(", "));
    }
    let mut n_suggested = 0;
    loop {
        let Some(line) = lines.ask(&speech.name("terminal-choose"))? else { return Ok(Err(None)) };
        let force = if line == "suggest" {
            n_suggested += 1;
            let force = suggested(n_suggested);
            println!("  {}", written(&force));
            force
        } else if line.starts_with(|it: char| it.is_ascii_digit()) {
            match read(&line) {
                Some(force) => force,
                None => {
                    println!("{}", speech.tell("terminal-sm-not-a-force", [("text", line.into())]));
                    continue;
                }
            }
        } else {
            return Ok(Err(Some(line)));
        };
        if let Ok(bill) = bill(world, board, seat, &force) {
            let args = [("soldiers", bill.soldiers.into()), ("equipment", bill.equipment.into())];
            println!("{}", speech.tell("terminal-sm-bill", args));
        }
        match may_have(world, board, seat, &force) {
            Err(why) => {
                let said = speech.say(world, &why.phrase());
                println!(
                    "{}",
                    speech.tell("terminal-refused", [("why", said.into()), ("rule", why.rule().into())])
                );
            }
            Ok(()) => {
                let Some(line) = lines.ask(&speech.name("terminal-sm-take-force"))? else {
                    return Ok(Err(None));
                };
                if line.is_empty() {
                    return Ok(Ok(force));
                }
            }
        }
    }
}

/// A line such as `1, 2 senior radio, 4 3g`.
fn read(line: &str) -> Option<Vec<Enlisted>> {
    line.split(',').map(|it| enlisted(&it.split_whitespace().collect::<Vec<_>>())).collect()
}

fn enlisted(words: &[&str]) -> Option<Enlisted> {
    let (tag, more) = words.split_first()?;
    let mut it = Enlisted { tag: Tag(tag.parse().ok()?), rank: None, carries: Vec::new(), grenades: 0 };
    for word in more {
        let rank = [Rank::Private, Rank::Junior, Rank::Senior].into_iter().find(|it| it.key() == *word);
        match (rank, word.strip_suffix('g').and_then(|it| it.parse().ok())) {
            (Some(rank), _) => it.rank = Some(rank),
            (_, Some(grenades)) => it.grenades = grenades,
            _ => it.carries.push(word.to_string()),
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
        words.join(" ")
    };
    force.iter().map(one).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_force_is_read_as_it_is_written() {
        let line = "1, 2 senior radio, 4 3g";
        assert_eq!(read(line).map(|it| written(&it)), Some(line.to_string()));
        assert_eq!(read("one"), None);
    }
}
