//! What can happen: the only way a board changes.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::{
    campaign::{Earned, service},
    content::{Action, Band, Damage, Enlisted, Gives, Marker, OrderNr, Rank, Sort, StoryNr, Tag, Until},
    measure::{Place, Point, TileIx, Way},
    rules::{gear::Foxhole, markers::On, setting_up, teams, victory::Outcome},
    state::{
        At, Board, CardIx, Change, Deed, Field, Figure, Melee, Part, Playing, Preempted, Secret, Shot, Shown,
        Standing, Tableau, World,
        board::{put, take},
    },
};

/// A soldier who joins a force. What others may not know is left out for them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct Recruit {
    pub tag: Tag,
    pub secret: Option<Secret>,
}

/// What a card was turned for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say what they are")]
pub enum Turned {
    Hit,
    Damage,
    Gap,
    Identity,
}

/// What equipment was aimed at.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say what they are")]
pub enum Aim {
    /// At an enemy, with the template there.
    Template { target: Tag, centre: Point },
    /// At a tile.
    Tile(TileIx),
    /// Where the soldier stands.
    Here,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// SM-SCN-2: an order is drawn. Only its player sees which one.
    OrderDrawn { seat: Seat, order: Option<OrderNr> },
    /// SM-SCN-3: a force is mustered. Everybody sees the figures.
    Mustered { seat: Seat, soldiers: Vec<Recruit> },
    /// SM-SCN-2: the story deck is made.
    StoryMade { deck: Vec<StoryNr> },
    /// SM-SCN-9: a player's soldiers are placed on the map.
    Deployed { seat: Seat, places: Vec<(Tag, Place)> },
    /// SM-TRN-1: a turn begins.
    TurnBegan { turn: u8 },
    /// SM-TRN-1: a card is drawn. Only its player sees which one.
    CardDrawn { seat: Seat, card: Option<CardIx> },
    /// SM-TRN-2: a phase card is turned up.
    StoryTurned { card: StoryNr },
    /// SM-STO-3: the event of a phase card happens.
    StoryHappens { card: StoryNr },
    /// SM-TRN-4: cards are placed. Only their player sees which ones, unless they are face up.
    Placed { seat: Seat, cards: Option<[Option<CardIx>; 3]>, face_up: bool },
    /// Cards from the hand are shown and discarded.
    Discarded { seat: Seat, cards: Vec<CardIx> },
    /// SM-TRN-4: a drawn card fills a gap.
    GapFilled { seat: Seat, phase: u8, card: CardIx },
    /// SM-INI-1: the order of play has changed.
    Initiative { order: Vec<Seat> },
    /// SM-TRN-6: a phase begins.
    PhaseBegan { phase: u8 },
    /// SM-TRN-6: cards placed on the phase are revealed.
    Revealed { seat: Seat, cards: Vec<CardIx> },
    /// SM-ACT-4: the type that a card is used as is named. Nothing is said where it has no other.
    Named { seat: Seat, card: CardIx, action: Action, is_only: bool },
    /// SM-HID-5: a held card comes back to the hand. Only its player sees which one.
    TakenBack { seat: Seat, tag: Tag, card: Option<CardIx> },
    /// SM-HID-5: a card is held. Only its player sees which one.
    Held { seat: Seat, tag: Tag, card: Option<CardIx> },
    /// SM-HID-5: held cards are discarded.
    HeldLost { seat: Seat, tag: Tag, cards: Vec<CardIx> },
    /// SM-ACT-2: the play of a card begins.
    CardBegan { seat: Seat, card: CardIx, parts: Vec<Part> },
    /// SM-ACT-3: a red box was not met.
    CardCancelled { seat: Seat, card: CardIx },
    /// SM-ACT-2: a part of the card begins.
    PartBegan { part: Part },
    /// SM-ACT-7: a soldier acts in the bubble.
    Acted { tag: Tag },
    /// SM-ACT-2: the play of a card ends.
    CardEnded { seat: Seat, card: CardIx },
    /// SM-ACT-8: a card is turned from the deck and discarded.
    CardTurned {
        seat: Seat,
        card: CardIx,
        turned: Turned,
        /// The soldier the check is about; none in particular where a player's soldiers are checked together.
        on: Option<Tag>,
        /// SM-SHT-2: the bands that count in a hit check.
        #[serde(default)]
        counted: Vec<Band>,
        /// SM-SHT-2: those of them that hit.
        #[serde(default)]
        hits: Vec<Band>,
        /// SM-CHK-1: whether an identity check succeeds.
        #[serde(default)]
        success: bool,
    },
    /// SM-LOK-3: a soldier is marked spotted.
    Spotted { tag: Tag, by: Option<Tag> },
    /// SM-HID-1: a soldier is no longer spotted, because he took cover or by an event.
    Hidden { tag: Tag },
    /// SM-SOL-5: a soldier is pinned.
    Pinned { tag: Tag },
    /// SM-HID-4: a soldier's pin is removed.
    Rallied { tag: Tag, by: Option<Tag> },
    /// SM-SOL-6: a soldier is wounded.
    Wounded { tag: Tag },
    /// SM-SOL-7: a soldier is killed. His card is seen; VP go to a player, or to none.
    Killed { tag: Tag, rank: Rank, by: Option<Seat>, scores: Vec<(Seat, i16)> },
    /// SM-VIC-5: a soldier is removed from the game.
    Removed { tag: Tag },
    /// SM-MOV-1: a soldier walks.
    Walked { tag: Tag, way: Way },
    /// SM-SCN-7: a soldier enters the map.
    Entered { tag: Tag, gate: u8, way: Way },
    /// SM-SCN-9: a soldier leaves the map.
    Left { tag: Tag, gate: u8 },
    /// SM-MEL-6: a soldier is moved off the edge of a tile.
    Shifted { tag: Tag, to: Place },
    /// SM-SHT-1: a soldier shoots.
    Shot(Shot),
    /// The shot is over.
    ShotEnded,
    /// SM-SHT-5: a soldier throws a grenade.
    Threw { seat: Seat, tag: Tag, target: Tag, centre: Point },
    /// SM-MEL-2: a melee begins.
    MeleeBegan(Melee),
    /// SM-MEL-2: a card is drawn for the melee. Only its player sees which one.
    FightDrawn { seat: Seat, card: Option<CardIx> },
    /// SM-MEL-3: a card's damage is played on an enemy in melee.
    Struck { seat: Seat, card: CardIx, on: Tag, damage: Damage },
    /// SM-MEL-4: a melee ends. Cards not used are discarded.
    MeleeEnded { unused: Vec<(Seat, Vec<CardIx>)> },
    /// SM-PRI-1, SM-PRI-2: a soldier is captured, and stands there beside his escort; his card goes to the captor's player.
    Captured { tag: Tag, rank: Rank, by: Tag, seat: Seat, at: Place },
    /// SM-PRI-2: a prisoner goes along with his escort.
    Led { tag: Tag, to: Place },
    /// SM-PRI-5: a prisoner is handed over to another escort, before whose front he stands there.
    HandedOver { tag: Tag, to: Tag, at: Place },
    /// SM-PRI-4, SM-PRI-5: a prisoner is free, and stands there.
    Freed { tag: Tag, at: Place },
    /// SM-PRI-5: he has made the move of a man who was left; he is then not spotted and pinned.
    Escaped { tag: Tag, way: Way },
    /// The phase ends.
    PhaseEnded,
    /// A number changes for a while.
    Changed(Change),
    /// SM-STO-4: changes end.
    Expired { until: Until },
    /// A player scores VP.
    Scored {
        seat: Seat,
        vp: i16,
        /// SM-PRI-2: the prisoner they are scored for.
        prisoner: Option<Tag>,
    },
    /// SM-ORD-11: an order is met, announced and scored.
    OrderMet { seat: Seat, order: OrderNr, vp: i16, over: Option<Seat> },
    /// SM-ORD-3, SM-ORD-7: which players are now alone in each landmark, who has stayed in it, and which players have captured it.
    Grounds { alone: Vec<Vec<Seat>>, stayed: Vec<Vec<Tag>>, captured: Vec<Vec<Seat>> },
    /// SM-ORD-7: how long landmarks were held for a demolition, which only the player knows.
    Charged { seat: Seat, turns: Option<Vec<u8>> },
    /// SM-TRN-8: a turn ends.
    TurnEnded,
    /// SG-82: a decoration is earned, at the end of a chapter.
    Honoured(Earned),
    /// SM-VIC-1: the game ends.
    Ended { outcome: Outcome },
    /// SM-TEA-1: panels are used; their cards join the deck.
    PanelsLaid { seat: Seat, panels: Vec<String> },
    /// SM-OFF-1: second cards are placed on phases. Only their player sees which ones, unless they are face up.
    Seconded { seat: Seat, cards: Option<[Option<CardIx>; 3]>, face_up: bool },
    /// SM-SPC-2, SM-SPC-4: a reaction or a preempt is shown, to be played.
    Declared { seat: Seat, card: CardIx },
    /// SM-SPC-2, SM-SPC-4: the soldiers whom a reaction answers, or a preempt has picked.
    Picked { tags: Vec<Tag> },
    /// SM-SPC-4: soldiers carry out a bubble in advance.
    Preempted(Preempted),
    /// SM-SPC-2: reactions to what was done have been asked for.
    Watched,
    /// SM-VIC-5: a used card leaves the game, for its price.
    Spent { seat: Seat, card: CardIx, vp: u8 },
    /// SM-SPC-2: a declared card is discarded, free.
    PutAway { seat: Seat, card: CardIx },
    /// SM-SPC-2: only the player sees it.
    StandingSet { seat: Seat, standing: Standing },
    /// SM-MED-1: a medic comes to a man who would be dead.
    Tended { tag: Tag, by: Tag },
    /// SM-MED-1: and saves him.
    Saved { tag: Tag, by: Tag },
    // Markers and equipment.
    /// SM-MRK-1, SM-MRK-2, SM-MRK-4: a marker is laid; by whose equipment, if by any.
    Laid { what: Marker, on: On, by: Option<Seat> },
    /// All markers of a sort are removed.
    Cleared { what: Sort },
    /// SM-MRK-5: smoke of earlier turns is gone.
    SmokeLifted,
    /// A soldier uses equipment: everybody sees what it is.
    Used { seat: Seat, tag: Tag, what: String, aim: Aim },
    /// SM-ORD-6, SM-SHT-7: a round of artillery falls on a tile, as explosion or as smoke.
    Shelled { seat: Seat, tile: TileIx, smoke: bool },
    /// A soldier has dug a foxhole.
    Dug { tag: Tag, hole: Foxhole },
    /// SM-MRK-1, SM-MRK-2: a soldier is in a fire, or starts to move among mines: a blast check follows.
    Endangered { tag: Tag, by: Sort },
}

/// Changes the board by what happened.
pub(crate) fn apply(world: &World, board: &mut Board, event: &Event) {
    if world.march.is_some() {
        service::note(world, &mut board.field, event);
    }
    let Board { field, hidden } = board;
    match event {
        Event::OrderDrawn { seat, order } => hidden[*seat].orders.extend(order),
        Event::Mustered { seat, soldiers } => mustered(world, board, *seat, soldiers),
        Event::StoryMade { deck } => field.story_deck.clone_from(deck),
        Event::Deployed { places, .. } => {
            for (tag, place) in places {
                field.figure_mut(*tag).at = At::On(*place);
            }
        }
        Event::TurnBegan { turn } => {
            field.turn = *turn;
            field.phase = 0;
        }
        Event::CardDrawn { seat, card } => {
            let card = card.expect("the board knows all cards");
            let private = &mut hidden[*seat];
            take(&mut private.deck, card);
            put(&mut private.hand, card);
            if field.playing.as_ref().is_some_and(|it| it.seat == *seat) {
                did(field, None, Action::Look);
            }
            renew(board, *seat);
        }
        Event::StoryTurned { card } => {
            field.story_deck.retain(|it| it != card);
            field.story.push(*card);
        }
        Event::Placed { seat, cards, face_up } | Event::Seconded { seat, cards, face_up } => {
            let private = &mut hidden[*seat];
            for (i, card) in cards.expect("the board knows all cards").into_iter().enumerate() {
                let Some(card) = card else { continue };
                take(&mut private.hand, card);
                if *face_up {
                    field.tableau[*seat].shown[i].push(Shown { card, action: None, done: false });
                } else {
                    private.placed[i].push(card);
                }
            }
        }
        Event::Discarded { seat, cards } => {
            for card in cards {
                take(&mut hidden[*seat].hand, *card);
                field.tableau[*seat].discards.push(*card);
            }
            renew(board, *seat);
        }
        Event::GapFilled { seat, phase, card } => {
            // It was turned before, and is on top of the discards.
            let discards = &mut field.tableau[*seat].discards;
            match discards.iter().rposition(|it| it == card) {
                Some(i) => drop(discards.remove(i)),
                None => take(&mut hidden[*seat].deck, *card),
            }
            let shown = Shown { card: *card, action: None, done: false };
            field.tableau[*seat].shown[*phase as usize].push(shown);
            renew(board, *seat);
        }
        Event::Initiative { order } => field.initiative.clone_from(order),
        Event::PhaseBegan { phase } => {
            field.phase = *phase;
            field.fought.clear();
            field.freed.clear();
        }
        Event::Revealed { seat, cards } => {
            let phase = field.phase as usize - 1;
            hidden[*seat].placed[phase].clear();
            let shown = cards.iter().map(|it| Shown { card: *it, action: None, done: false });
            field.tableau[*seat].shown[phase].extend(shown);
        }
        Event::Named { seat, card, action, is_only: _ } => {
            let phase = field.phase as usize - 1;
            let shown = field.tableau[*seat].shown[phase].iter_mut();
            shown.filter(|it| it.card == *card).for_each(|it| it.action = Some(*action));
        }
        Event::TakenBack { seat, tag, card } => {
            let card = card.expect("the board knows all cards");
            let private = &mut hidden[*seat];
            private.held.retain(|it| *it != (*tag, card));
            put(&mut private.hand, card);
        }
        Event::Held { seat, tag, card } => {
            let card = card.expect("the board knows all cards");
            let private = &mut hidden[*seat];
            take(&mut private.hand, card);
            private.held.push((*tag, card));
            private.held.sort();
            did(field, Some(*tag), Action::Hide);
        }
        Event::HeldLost { seat, tag, cards } => {
            hidden[*seat].held.retain(|it| it.0 != *tag || !cards.contains(&it.1));
            field.tableau[*seat].discards.extend(cards);
            renew(board, *seat);
        }
        Event::CardBegan { seat, card, parts } => {
            let playing = Playing {
                seat: *seat,
                card: *card,
                left: parts.clone(),
                acted: Vec::new(),
                escorted: Vec::new(),
                deeds: Vec::new(),
                used: false,
                picked: Vec::new(),
            };
            field.interrupted.extend(field.playing.replace(playing));
        }
        Event::PartBegan { part } => {
            let playing = field.playing.as_mut().expect("a card is played");
            playing.left.retain(|it| it != part);
            playing.acted.clear();
            playing.deeds.clear();
            // What happens by itself is done as soon as its part has begun.
            let card = &world.card(playing.card).card;
            let steps = if *part == Part::Bubble { &card.bubble[..] } else { card.narrated() };
            playing.used |= *part != Part::DogTag && steps.iter().any(|it| it.is_automatic());
        }
        Event::Acted { tag } => {
            if let Some(playing) = &mut field.playing {
                playing.acted.push(*tag);
                playing.deeds.clear();
            }
        }
        Event::CardEnded { seat, card } => {
            done(field, *seat, *card);
            resume(field, *seat, *card);
        }
        Event::CardCancelled { seat, card } => {
            done(field, *seat, *card);
            resume(field, *seat, *card);
        }
        Event::CardTurned { seat, card, .. } => {
            take(&mut hidden[*seat].deck, *card);
            field.tableau[*seat].discards.push(*card);
            renew(board, *seat);
        }
        Event::Spotted { tag, by } => {
            field.figure_mut(*tag).spotted = true;
            if by.is_some() {
                did(field, *by, Action::Look);
            }
        }
        Event::Hidden { tag } => {
            field.figure_mut(*tag).spotted = false;
            // SM-PRI-2: his prisoners are hidden with him.
            for prisoner in field.prisoners(*tag).collect::<Vec<Tag>>() {
                field.figure_mut(prisoner).spotted = false;
            }
            did(field, Some(*tag), Action::Hide);
        }
        Event::Pinned { tag } => field.figure_mut(*tag).pinned = true,
        Event::Rallied { tag, by } => {
            field.figure_mut(*tag).pinned = false;
            if by.is_some() {
                did(field, *by, Action::Hide);
            }
        }
        Event::Wounded { tag } => field.figure_mut(*tag).wounded = true,
        Event::Killed { tag, rank, by, scores } => {
            falls(field, *tag);
            let figure = field.figure_mut(*tag);
            (figure.at, figure.shown, figure.killer) = (At::Dead, Some(*rank), *by);
            let side = world.side(figure.seat);
            if let Some(by) = by.filter(|it| world.side(*it) != side) {
                field.tableau[by].kills += 1;
            }
            for (seat, vp) in scores {
                field.tableau[*seat].score += vp;
            }
        }
        Event::Removed { tag } => {
            falls(field, *tag);
            field.figure_mut(*tag).at = At::Removed;
        }
        Event::Walked { tag, way } => {
            arrive(world, field, *tag, way.to);
            field.figure_mut(*tag).at = At::On(way.to);
            did(field, Some(*tag), Action::Move);
            escort_moved(board, *tag);
        }
        Event::Entered { tag, gate, way } => {
            arrive(world, field, *tag, way.to);
            let figure = field.figure_mut(*tag);
            figure.at = At::On(way.to);
            let seat = figure.seat;
            field.tableau[seat].gate = Some(*gate);
            did(field, Some(*tag), Action::Move);
        }
        Event::Left { tag, .. } => {
            for prisoner in field.prisoners(*tag).collect::<Vec<Tag>>() {
                field.figure_mut(prisoner).at = At::With(*tag);
            }
            field.figure_mut(*tag).at = At::Gone;
            did(field, Some(*tag), Action::Move);
        }
        Event::Shifted { tag, to } => field.figure_mut(*tag).at = At::On(*to),
        Event::Shot(shot) => {
            field.shot = Some(*shot);
            did(field, Some(shot.tag), Action::Shoot);
        }
        Event::ShotEnded => field.shot = None,
        Event::Threw { seat, tag, .. } => {
            let soldiers = hidden[*seat].soldiers.iter_mut();
            soldiers.filter(|it| it.tag == *tag).for_each(|it| it.grenades -= 1);
            did(field, Some(*tag), Action::Shoot);
        }
        Event::MeleeBegan(melee) => {
            field.fought.extend(&melee.soldiers);
            field.melee = Some(melee.clone());
        }
        Event::FightDrawn { seat, card } => {
            let card = card.expect("the board knows all cards");
            let private = &mut hidden[*seat];
            take(&mut private.deck, card);
            put(&mut private.fight, card);
            renew(board, *seat);
        }
        Event::Struck { seat, card, .. } => {
            take(&mut hidden[*seat].fight, *card);
            field.tableau[*seat].discards.push(*card);
            let melee = field.melee.as_mut().expect("a melee is fought");
            let at = melee.order.iter().position(|it| it == seat).unwrap_or(0);
            melee.next = (at as u8 + 1) % melee.order.len() as u8;
            renew(board, *seat);
        }
        Event::MeleeEnded { unused } => {
            field.melee = None;
            for (seat, cards) in unused {
                hidden[*seat].fight.clear();
                field.tableau[*seat].discards.extend(cards);
            }
            for (seat, _) in unused {
                renew(board, *seat);
            }
        }
        Event::Captured { tag, rank, by, seat: _, at } => {
            falls(field, *tag);
            let figure = field.figure_mut(*tag);
            (figure.at, figure.shown) = (At::Held { by: *by, at: *at }, Some(*rank));
        }
        Event::Led { tag, to } => {
            let by = field.figure(*tag).and_then(Figure::escort).expect("he is a prisoner");
            field.figure_mut(*tag).at = At::Held { by, at: *to };
        }
        Event::HandedOver { tag, to, at } => {
            field.figure_mut(*tag).at = At::Held { by: *to, at: *at };
            escort_moved(board, *to);
        }
        Event::Freed { tag, at } => {
            field.figure_mut(*tag).at = At::On(*at);
            field.freed.push(*tag);
        }
        Event::Escaped { tag, way } => {
            let figure = field.figure_mut(*tag);
            (figure.at, figure.pinned, figure.spotted) = (At::On(way.to), true, false);
        }
        Event::PhaseEnded => {
            let phase = field.phase as usize - 1;
            for (_, Tableau { discards, shown, .. }) in field.tableau.iter_mut() {
                discards.extend(shown[phase].drain(..).map(|it| it.card));
            }
            field.preempted.clear();
            for seat in world.all_seats() {
                renew(board, seat);
            }
        }
        Event::Changed(change) => field.changes.push(change.clone()),
        Event::Expired { until } => field.changes.retain(|it| it.until != *until),
        Event::Scored { seat, vp, .. } => field.tableau[*seat].score += vp,
        Event::OrderMet { seat, order, vp, over } => {
            field.tableau[*seat].score += vp;
            match over {
                Some(over) => field.tableau[*seat].beaten.push(*over),
                None => field.tableau[*seat].met.push(*order),
            }
        }
        Event::Grounds { alone, stayed, captured } => {
            field.stayed.clone_from(stayed);
            field.alone.clone_from(alone);
            field.captured.clone_from(captured);
        }
        Event::Charged { seat, turns } => {
            hidden[*seat].charged.clone_from(turns.as_ref().expect("the board knows all"));
        }
        Event::TurnEnded => field.story.clear(),
        Event::PanelsLaid { seat, panels } => {
            let deck = &mut hidden[*seat].deck;
            deck.extend(panels.iter().flat_map(|it| world.cards_of_panel(it)));
            deck.sort();
            field.tableau[*seat].panels.clone_from(panels);
        }
        Event::Declared { seat, card } => {
            take(&mut hidden[*seat].hand, *card);
            field.declared.push((*seat, *card));
        }
        Event::Picked { tags } => {
            field.playing.as_mut().expect("a card is played").picked.clone_from(tags);
        }
        Event::Preempted(it) => {
            field.playing.as_mut().expect("a card is played").used = true;
            field.preempted.push(it.clone());
        }
        Event::Watched => field.playing.as_mut().expect("a card is played").deeds.clear(),
        Event::Spent { seat, card, vp } => {
            field.declared.retain(|it| *it != (*seat, *card));
            field.tableau[*seat].spent.push(*card);
            field.tableau[*seat].score -= *vp as i16;
        }
        Event::PutAway { seat, card } => {
            field.declared.retain(|it| *it != (*seat, *card));
            resume(field, *seat, *card);
            field.tableau[*seat].discards.push(*card);
            renew(board, *seat);
        }
        Event::StandingSet { seat, standing } => hidden[*seat].standing = *standing,
        Event::StoryHappens { .. } | Event::Honoured(_) | Event::Ended { .. } => (),
        Event::Tended { .. } | Event::Saved { .. } => (),
        Event::Laid { what, on, by } => field.markers.lay(*what, *on, *by, field.turn),
        Event::Cleared { what } => field.markers.clear(*what),
        Event::SmokeLifted => field.markers.lift(field.turn),
        Event::Used { seat, tag, what, .. } => {
            let soldiers = hidden[*seat].soldiers.iter_mut();
            soldiers.filter(|it| it.tag == *tag).for_each(|it| it.spend(what));
            let used = &mut field.figure_mut(*tag).used;
            if !used.contains(what) {
                used.push(what.clone());
            }
            let act = world.library.equipment.get(what).and_then(|it| it.gives.act()?.action());
            if let Some(action) = act {
                did(field, Some(*tag), action);
            }
        }
        Event::Dug { hole, .. } => field.markers.foxholes.push(*hole),
        Event::Endangered { .. } | Event::Shelled { .. } => (),
    }
}

/// SM-MEL-6: in a melee it is remembered where someone stood who is no longer in it.
fn falls(field: &mut Field, tag: Tag) {
    let place = field.place(tag);
    if let (Some(melee), Some(place)) = (&mut field.melee, place) {
        melee.fallen.push((tag, place));
    }
}

/// A card on this phase has been played.
fn done(field: &mut Field, seat: Seat, card: CardIx) {
    let phase = field.phase as usize - 1;
    let shown = field.tableau[seat].shown[phase].iter_mut();
    shown.filter(|it| it.card == card).for_each(|it| it.done = true);
}

/// The play of a card is over; one that it interrupted goes on.
fn resume(field: &mut Field, seat: Seat, card: CardIx) {
    if field.playing.as_ref().is_some_and(|it| it.seat == seat && it.card == card) {
        field.playing = field.interrupted.pop();
    }
}

/// SM-SPC-2: something has been done in the play of a card, to which others may react.
fn did(field: &mut Field, tag: Option<Tag>, action: Action) {
    let Some(playing) = &mut field.playing else { return };
    let deed = Deed { tag, action };
    playing.used = true;
    if !playing.deeds.contains(&deed) {
        playing.deeds.push(deed);
    }
}

/// SM-ACT-6: when the last card is drawn, the discards are shuffled into a new deck at once.
fn renew(board: &mut Board, seat: Seat) {
    let (deck, discards) = (&mut board.hidden[seat].deck, &mut board.field.tableau[seat].discards);
    if deck.is_empty() {
        deck.append(discards);
        deck.sort();
    }
}

fn mustered(world: &World, board: &mut Board, seat: Seat, soldiers: &[Recruit]) {
    for it in soldiers {
        let secret = it.secret.clone().expect("the board knows all cards");
        let i = board.field.figures.partition_point(|other| other.tag < it.tag);
        let figure = Figure {
            tag: it.tag,
            seat,
            at: At::Waiting,
            spotted: false,
            pinned: false,
            // SG-81: wounds of earlier chapters.
            wounded: world.veteran(it.tag).is_some_and(|it| it.wounded),
            shown: None,
            killer: None,
            used: Vec::new(),
        };
        board.field.figures.insert(i, figure);
        let private = &mut board.hidden[seat];
        private.deck.extend(world.cards_of(&secret));
        private.deck.sort();
        private.soldiers.push(secret);
        private.soldiers.sort_by_key(|it| it.tag);
    }
}

fn escort_moved(board: &mut Board, tag: Tag) {
    let is_escort = board.field.is_escort(tag);
    if let Some(playing) = board.field.playing.as_mut().filter(|_| is_escort) {
        playing.escorted.push(tag);
    }
}

/// A force as it was bought, every soldier in his place.
pub(crate) fn recruits(world: &World, force: &[Enlisted]) -> Vec<Recruit> {
    let mut all = secrets(world, force);
    teams::take_seats(world, &mut all).expect("the force was checked");
    all.into_iter().map(|it| Recruit { tag: it.tag, secret: Some(it) }).collect()
}

/// SM-ORD-2: notes the tile that a soldier comes into from outside.
fn arrive(world: &World, field: &mut Field, tag: Tag, to: Place) {
    let before = field.place(tag).and_then(|it| world.tile_of(it));
    if let Some(tile) = world.tile_of(to).filter(|it| Some(*it) != before) {
        field.arrived.retain(|it| it.0 != tag);
        field.arrived.push((tag, tile));
    }
}

/// The secrets of a force as it was bought.
pub fn secrets(world: &World, force: &[Enlisted]) -> Vec<Secret> {
    let secret = |it: &Enlisted| {
        let card = &world.library.soldiers[&it.tag];
        let rank = it.rank.unwrap_or(card.ranks[0].rank);
        let things = it.carries.iter().filter_map(|id| world.library.equipment.get(id));
        let grenades = things.map(|it| if let Gives::Grenades(n) = it.gives { n } else { 0 });
        let mut secret = Secret::of(it, rank, grenades.fold(it.grenades, u8::saturating_add));
        setting_up::hand_out(world, &mut secret);
        secret
    };
    force.iter().map(secret).collect()
}
