//! MEL: melee. SM-MEL-5, a melee of five, is a test.

use table::{Play, Seat, Table};

use crate::{
    content::{Damage, Stat, Tag},
    measure::{
        Place, Point,
        geometry::{Part, overlap, touch},
    },
    rules::{initiative, prisoners, soldiers, victory},
    state::{Ask, Board, Choice, Event, Field, Figure, Melee, Procedure, Sergeants, World},
};

/// No two bases touch whose centres are further apart, in sixteenths.
pub(crate) const NEAR: i32 = 2 * 34;

/// SM-MOV-4: the enemies that a soldier is in melee with: touching bases, with at least one front in the contact.
pub fn contacts(world: &World, field: &Field, tag: Tag) -> Vec<Tag> {
    match field.place(tag) {
        Some(place) => contacts_at(world, field, tag, place),
        None => Vec::new(),
    }
}

/// The enemies that a soldier would be in melee with at a place.
pub(crate) fn contacts_at(world: &World, field: &Field, tag: Tag, place: Place) -> Vec<Tag> {
    met_at(world, field, tag, place).collect()
}

fn met_at<'a>(world: &'a World, field: &'a Field, tag: Tag, place: Place) -> impl Iterator<Item = Tag> + 'a {
    let side = world.side(field.figure(tag).expect("the soldier is in play").seat);
    let meets = move |other: Place| {
        are_near(place.at, other.at)
            && touch(world.base, place, other)
                .is_some_and(|it| it.first.has(Part::Front) || it.second.has(Part::Front))
    };
    field.enemies(world, side).filter(move |it| meets(it.1)).map(|it| it.0.tag)
}

/// Whether bases at two points could touch, whatever their facing.
fn are_near(one: Point, other: Point) -> bool {
    (other - one).squared() <= (NEAR as i64).pow(2)
}

/// Whether a soldier would be in melee at a place.
pub(crate) fn would_meet(world: &World, field: &Field, tag: Tag, place: Place) -> bool {
    met_at(world, field, tag, place).next().is_some()
}

/// SM-MOV-5: whether a soldier is in melee.
pub fn is_in_melee(world: &World, field: &Field, tag: Tag) -> bool {
    field.place(tag).is_some_and(|place| would_meet(world, field, tag, place))
}

/// SM-MEL-2: the groups joined by enemy contacts. SM-MEL-1: those with more soldiers first, then with the lowest tag.
pub fn groups(world: &World, field: &Field) -> Vec<Vec<Tag>> {
    let mut groups: Vec<Vec<Tag>> = Vec::new();
    for (it, _) in field.standing() {
        if groups.iter().any(|group| group.contains(&it.tag)) {
            continue;
        }
        let mut group = vec![it.tag];
        let mut i = 0;
        while i < group.len() {
            for other in contacts(world, field, group[i]) {
                if !group.contains(&other) {
                    group.push(other);
                }
            }
            i += 1;
        }
        if 1 < group.len() {
            group.sort();
            groups.push(group);
        }
    }
    groups.sort_by_key(|it| (std::cmp::Reverse(it.len()), it[0]));
    groups
}

/// SM-TRN-7, SM-MEL-1: at the end of a phase, each melee in turn.
pub(crate) fn melees(t: &mut Table<'_, Sergeants>) -> Play {
    victory::side_without_soldiers(t)?;
    let world = t.world();
    let fought = &t.board().field.fought;
    let mut groups = groups(world, &t.board().field);
    groups.retain(|group| group.iter().all(|it| !fought.contains(it)));
    let Some(soldiers) = groups.into_iter().next() else { return Ok(()) };
    let order: Vec<Seat> = initiative::initiative(world, t.board())
        .into_iter()
        .filter(|seat| {
            soldiers.iter().any(|it| t.board().field.figure(*it).is_some_and(|it| it.seat == *seat))
        })
        .collect();
    let draws: Vec<u8> = order.iter().map(|it| cards_of(world, t.board(), &soldiers, *it)).collect();
    t.tell(Event::MeleeBegan(Melee {
        soldiers,
        order: order.clone(),
        draws: draws.clone(),
        next: 0,
        fallen: Vec::new(),
    }));
    for (seat, n) in order.into_iter().zip(draws) {
        t.then(Procedure::FightDraw { seat, n });
    }
    t.then(Procedure::Blows);
    t.then(Procedure::EndMelee);
    t.then(Procedure::Melees);
    Ok(())
}

/// SM-MEL-2: Fight cards for each soldier in contact, half (down) for one touched on his flat back, halved again if pinned.
fn cards_of(world: &World, board: &Board, soldiers: &[Tag], seat: Seat) -> u8 {
    let own = soldiers.iter().filter(|it| board.field.figure(**it).is_some_and(|it| it.seat == seat));
    let fight = |it: &Tag| {
        let fight = board.ability(world, *it, Stat::Fight).max(0);
        if is_struck_from_behind(world, &board.field, *it) { fight / 2 } else { fight }
    };
    own.map(fight).sum::<i32>().clamp(0, u8::MAX as i32) as u8
}

/// SM-MEL-2: whether an enemy in contact touches a soldier's flat back.
pub fn is_struck_from_behind(world: &World, field: &Field, tag: Tag) -> bool {
    let Some(place) = field.place(tag) else { return false };
    contacts(world, field, tag).into_iter().any(|other| {
        let other = field.place(other).expect("a contact is on the map");
        touch(world.base, place, other).is_some_and(|it| it.first.has(Part::Back))
    })
}

/// SM-MEL-2: a card is drawn for the melee.
pub(crate) fn fight_draw(t: &mut Table<'_, Sergeants>, seat: Seat, n: u8) -> Play {
    if n == 0 || t.board().private(seat).deck.is_empty() {
        return Ok(());
    }
    let card = t.draw(Ask::FightDraw { seat }, t.board().private(seat).deck.clone())?;
    t.tell(Event::FightDrawn { seat, card: Some(card) });
    t.then(Procedure::FightDraw { seat, n: n - 1 });
    Ok(())
}

/// SM-MEL-3: in turns, by initiative: one drawn card's damage on an enemy who touches one of the player's soldiers, at once in
/// effect, until there are no cards or no contacts.
pub(crate) fn blows(t: &mut Table<'_, Sergeants>) -> Play {
    let world = t.world();
    let melee = t.board().field.melee.clone().expect("a melee is fought");
    let n = melee.order.len();
    for i in 0..n {
        let seat = melee.order[(melee.next as usize + i) % n];
        let targets = touched(world, &t.board().field, &melee.soldiers, seat);
        let cards = t.board().private(seat).fight.clone();
        if targets.is_empty() || cards.is_empty() {
            continue;
        }
        let options =
            cards.iter().flat_map(|card| targets.iter().map(|on| Choice::Strike { card: *card, on: *on }));
        let options: Vec<Choice> = options.collect();
        let Choice::Strike { card, on } = t.choose(seat, Ask::Strike { seat }, options)? else {
            unreachable!("only blows were offered")
        };
        let damage = world.card(card).card.damage;
        t.tell(Event::Struck { seat, card, on, damage });
        strike(t, &melee, seat, on, damage)?;
        t.then(Procedure::Blows);
        return Ok(());
    }
    Ok(())
}

/// Enemies who touch a player's soldiers in this melee.
fn touched(world: &World, field: &Field, soldiers: &[Tag], seat: Seat) -> Vec<Tag> {
    let own = soldiers.iter().filter(|it| field.figure(**it).is_some_and(|it| it.seat == seat));
    let mut all: Vec<Tag> = own.flat_map(|it| contacts(world, field, *it)).collect();
    all.sort();
    all.dedup();
    all
}

/// SM-PRI-1: a kill card may capture instead, when it leaves no free enemy in the melee.
fn strike(t: &mut Table<'_, Sergeants>, melee: &Melee, seat: Seat, on: Tag, damage: Damage) -> Play {
    if damage == Damage::Kill {
        let captors = prisoners::captors(t.world(), &t.board().field, melee, seat, on);
        if !captors.is_empty() {
            let options: Vec<Choice> = captors.into_iter().map(Choice::Soldier).chain([Choice::No]).collect();
            if let Choice::Soldier(by) = t.choose(seat, Ask::Capture { tag: on }, options)? {
                prisoners::capture(t, on, by)?;
                return Ok(());
            }
        }
    }
    soldiers::hurt(t, on, damage, Some(seat))
}

/// SM-MEL-4, SM-MEL-6: cards not used are discarded; survivors still touching stay locked; others across a tile's edge are
/// moved wholly onto the opponent's side.
pub(crate) fn end_melee(t: &mut Table<'_, Sergeants>) -> Play {
    let world = t.world();
    let melee = t.board().field.melee.clone().expect("a melee is fought");
    let unused = |it: &Seat| (*it, t.board().private(*it).fight.clone());
    let unused: Vec<_> = melee.order.iter().map(unused).filter(|it| !it.1.is_empty()).collect();
    t.tell(Event::MeleeEnded { unused });
    for tag in melee.soldiers {
        let enemy = last_touched(world, &t.board().field, &melee.fallen, tag);
        move_off_the_edge(t, tag, enemy);
    }
    t.then(Procedure::After);
    Ok(())
}

/// SM-MEL-6: the enemy whom a survivor touched last: where he stood, whom of those who fell or were captured he touches.
fn last_touched(world: &World, field: &Field, fallen: &[(Tag, Place)], tag: Tag) -> Option<Place> {
    let figure = field.figure(tag)?;
    let place = figure.place()?;
    let is_enemy =
        |it: Tag| field.figure(it).is_some_and(|it| world.side(it.seat) != world.side(figure.seat));
    let mut latest_first = fallen.iter().rev();
    latest_first.find(|it| is_enemy(it.0) && touch(world.base, place, it.1).is_some()).map(|it| it.1)
}

/// SM-MEL-6: a soldier fell or was captured where he stood, by other means than blows: enemies whom he touched, and whose melee is over
/// by it, are moved off the edge.
pub(crate) fn ended(t: &mut Table<'_, Sergeants>, fallen: Tag, place: Option<Place>) {
    let (Some(place), None) = (place, &t.board().field.melee) else { return };
    for tag in t.board().field.standing().map(|it| it.0.tag).collect::<Vec<Tag>>() {
        let enemy = last_touched(t.world(), &t.board().field, &[(fallen, place)], tag);
        if enemy.is_some() {
            move_off_the_edge(t, tag, enemy);
        }
    }
}

fn move_off_the_edge(t: &mut Table<'_, Sergeants>, tag: Tag, enemy: Option<Place>) {
    let (world, field) = (t.world(), &t.board().field);
    let Some(to) = off_the_edge(world, field, tag, enemy) else { return };
    let led = prisoners::led(world, field, tag, to, &[]).unwrap_or_default();
    t.tell(Event::Shifted { tag, to });
    prisoners::follow(t, led);
}

/// SM-MEL-6: where a survivor stands who lay across an edge: the least shift that brings the base wholly into the tile of the enemy whom
/// he touched last, facing kept; with no room there, into the nearest tile that has it (SG-22).
fn off_the_edge(world: &World, field: &Field, tag: Tag, enemy: Option<Place>) -> Option<Place> {
    let place = field.place(tag)?;
    if is_in_melee(world, field, tag) {
        return None;
    }
    let whole = |it: Place| {
        let tile = world.map.tile_at(it.at);
        tile.is_some_and(|tile| world.base.juts_out(it, world.map.tile(tile).bounds) == 0)
    };
    if whole(place) {
        return None;
    }
    let side = enemy.and_then(|it| world.tile_of(it));
    let stays = |it: &Figure| it.tag == tag || it.escort() == Some(tag);
    let free = |it: Place| field.bases().all(|other| stays(other.0) || !overlap(world.base, it, other.1));
    let shifts = (-40..=40).flat_map(|y| (-40..=40).map(move |x| Point::new(x, y)));
    let mut places: Vec<Place> =
        shifts.map(|it| Place { at: place.at + it, ..place }).filter(|it| it.at.is_possible()).collect();
    places.sort_by_key(|it| (world.tile_of(*it) != side, (it.at - place.at).squared()));
    places.into_iter().find(|it| {
        whole(*it)
            && world.map.no_move_on(it.at, it.at).is_none()
            && free(*it)
            && !would_meet(world, field, tag, *it)
            && prisoners::led(world, field, tag, *it, &[]).is_some()
    })
}
