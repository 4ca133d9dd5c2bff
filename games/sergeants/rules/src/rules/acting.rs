//! ACT: action cards, and the interpreter of their atoms.
//!
//! What a card has (SM-ACT-1) is in `content::action_cards`. Types are named when a card is revealed (SM-ACT-4), in `turn`. The discards
//! become the new deck with the event that takes the last card (SM-ACT-6), in `state::events`.

use table::{Play, Seat, Table};

use crate::{
    content::{Act, Action, Band, Cond, Deal, Hit, Mark, Narrator, Set, Stat, Step, Tag, Where, Who, Whom},
    rules::{
        checks, gear, hiding, looking, markers, melee, moving, orders, prisoners, shooting, soldiers,
        specialists, teams, victory, weapons,
    },
    state::{
        Ask, At, Board, CardIx, Change, Choice, Context, Event, Part, Procedure, Sergeants, Turned, World,
    },
};

/// A card of this phase is played. SM-SPC-5, SM-TEA-4: one that is dead by now does nothing.
pub(crate) fn card(t: &mut Table<'_, Sergeants>, seat: Seat, card: CardIx) -> Play {
    if specialists::is_dead(t.world(), t.board(), seat, card) {
        weapons::fire_guns_anyway(t, seat);
        t.tell(Event::CardCancelled { seat, card });
        return Ok(());
    }
    begin(t, seat, card)
}

/// SM-ACT-2: a card is played: the dog tag action, the team bubble and the narrator box, in any order. SM-ACT-3: a red box comes
/// first; unmet, the card is cancelled. SM-ACT-5: a dead or captured owner's card has no dog tag action and no box, SM-PRI-5: nor has that of one just freed. SM-SPC-2,
/// SM-SPC-4: nor has a reaction or a preempt a dog tag action.
pub(crate) fn begin(t: &mut Table<'_, Sergeants>, seat: Seat, card: CardIx) -> Play {
    let world = t.world();
    let of = world.card(card);
    // SM-TEA-1: a team card has no owner, but its box is carried out.
    let alive = of.tag().is_none_or(|tag| is_own(t.board(), seat, tag));
    let mut parts = Vec::new();
    if alive && of.tag().is_some() && !of.card.is_from_hand() {
        parts.push(Part::DogTag);
    }
    if specialists::is_left(&specialists::bubble(world, &t.board().field, seat, card)) {
        parts.push(Part::Bubble);
    }
    if alive && matches!(of.card.narrator, Some(Narrator::May(_) | Narrator::Must(_))) {
        parts.push(Part::Narrator);
    }
    t.tell(Event::CardBegan { seat, card, parts });
    if let Some(Narrator::Cost { only, pay }) = &of.card.narrator {
        let context = Context { seat: Some(seat), owner: of.tag(), must: true, bubble: false };
        let holds = only.as_ref().is_none_or(|it| holds(world, t.board(), context, it));
        let can_pay = holds && affordable(t.board(), context, alive, pay);
        let options = if can_pay { vec![Choice::Yes, Choice::No] } else { vec![Choice::No] };
        let paid = t.choose(seat, Ask::Pay { seat, card }, options)? == Choice::Yes;
        if !paid {
            if !of.card.is_from_hand() {
                weapons::fire_guns_anyway(t, seat);
            }
            t.tell(match of.card.is_from_hand() {
                true => Event::PutAway { seat, card },
                false => Event::CardCancelled { seat, card },
            });
            return Ok(());
        }
        t.then(Procedure::Carry { context, steps: pay.clone() });
    }
    if !of.card.is_from_hand() {
        weapons::fire_guns(t, seat);
    }
    t.then(Procedure::Parts);
    Ok(())
}

/// Whether the price of a red box can be paid. What names a dead owner cannot (SM-ACT-5).
fn affordable(board: &Board, context: Context, alive: bool, pay: &[Step]) -> bool {
    let hand = context.seat.map_or(0, |it| board.private(it).hand.len());
    pay.iter().all(|step| match step {
        Step::Cards(Whom::Me, Deal::Discard(n)) => *n as usize <= hand,
        Step::Mark(Who::Owner, _) | Step::Do { who: Who::Owner, .. } => alive,
        _ => true,
    })
}

/// SM-ACT-2: which part next? Blue must be done (SM-ACT-3).
pub(crate) fn parts(t: &mut Table<'_, Sergeants>) -> Play {
    let world = t.world();
    let playing = t.board().field.playing.clone().expect("a card is played");
    let (seat, of) = (playing.seat, world.card(playing.card));
    let must = matches!(of.card.narrator, Some(Narrator::Must(_))) && playing.left.contains(&Part::Narrator);
    if playing.left.is_empty() {
        t.then(Procedure::EndCard);
        return Ok(());
    }
    let options = playing.left.iter().map(|it| Choice::Part(*it));
    let done = (!must).then_some(Choice::Done);
    let options: Vec<Choice> = options.chain(done).collect();
    let Choice::Part(part) = t.choose(seat, Ask::Part { seat, card: playing.card }, options)? else {
        t.then(Procedure::EndCard);
        return Ok(());
    };
    t.tell(Event::PartBegan { part });
    let context = Context { seat: Some(seat), owner: of.tag(), must: false, bubble: part == Part::Bubble };
    match part {
        Part::DogTag => {
            let acts = of.card.types.iter().map(|it| vec![Act::Any(*it)]).collect::<Vec<_>>();
            let acts = vec![if acts.len() == 1 { Act::Any(of.card.types[0]) } else { Act::Either(acts) }];
            let tag = of.tag().expect("only a soldier's card has a dog tag action");
            t.then(Procedure::Acts { context, tag, acts });
        }
        Part::Bubble => {
            let steps = specialists::bubble(world, &t.board().field, seat, playing.card);
            t.then(Procedure::Carry { context, steps });
        }
        Part::Narrator => {
            let steps = of.card.narrated().to_vec();
            t.then(Procedure::Carry { context: Context { must, ..context }, steps });
        }
    }
    t.then(Procedure::Parts);
    Ok(())
}

pub(crate) fn end_card(t: &mut Table<'_, Sergeants>) -> Play {
    let playing = t.board().field.playing.clone().expect("a card is played");
    t.tell(Event::CardEnded { seat: playing.seat, card: playing.card });
    if t.world().card(playing.card).card.is_from_hand() {
        specialists::put_down(t, playing.seat, playing.card, playing.used);
    }
    Ok(())
}

/// SM-ORD-12: after a soldier's complete action orders are judged.
pub(crate) fn after(t: &mut Table<'_, Sergeants>) -> Play {
    orders::after_action(t)?;
    victory::side_without_soldiers(t)?;
    Ok(())
}

/// Steps in their written order, each finished before the next.
pub(crate) fn carry(t: &mut Table<'_, Sergeants>, context: Context, steps: &[Step]) -> Play {
    let Some((step, rest)) = steps.split_first() else { return Ok(()) };
    let world = t.world();
    match step {
        Step::Do { who, each } => act_out(t, context, who, each)?,
        Step::Rally(n) => {
            if let Some(seat) = context.seat {
                hiding::rally_some(t, seat, None, *n)?;
            }
        }
        Step::OneOf(rows) => {
            let seat = context.seat.expect("a choice has someone who makes it");
            let mut options: Vec<Choice> = (0..rows.len() as u8).map(Choice::Row).collect();
            if !context.must {
                options.push(Choice::Done);
            }
            let ask = Ask::Row { seat, rows: rows.clone() };
            if let Choice::Row(i) = t.choose(seat, ask, options)? {
                t.then(Procedure::Carry { context, steps: rows[i as usize].clone() });
            }
        }
        Step::If { cond, then, otherwise } => {
            let so = holds(world, t.board(), context, cond);
            let steps = if so { then.clone() } else { otherwise.clone() };
            t.then(Procedure::Carry { context, steps });
        }
        Step::Mark(who, mark) => {
            for tag in whom(t, context, who)? {
                mark_one(t, tag, *mark)?;
            }
        }
        Step::Blast { on, checks } => {
            for tag in whom(t, context, on)? {
                shooting::blast(t, tag, *checks, None, None)?;
            }
        }
        Step::Modify { what, by, whom, until } => {
            let members = (*whom != Set::Anyone).then(|| members(world, t.board(), context, whom));
            t.tell(Event::Changed(Change { stat: *what, by: *by, whom: members, until: *until }));
        }
        Step::Cards(whom, deal) => {
            for seat in players(world, t.board(), context, *whom) {
                t.then(match deal {
                    Deal::Draw(n) => Procedure::Draw { seat, n: *n },
                    Deal::Discard(n) => Procedure::Discard { seat, n: *n },
                });
            }
        }
        Step::Score(whom, vp) => {
            for seat in players(world, t.board(), context, *whom) {
                t.tell(Event::Scored { seat, vp: *vp as i16, prisoner: None });
            }
        }
        Step::Check { on, then } => {
            for tag in whom(t, context, on)? {
                checks::check(t, context, tag, then)?;
            }
        }
        Step::IdentityHit { among, band } => {
            let among = members(world, t.board(), context, among);
            checks::identity_hits(t, context, &among, *band)?;
        }
        Step::Identity { draw, each } => teams::identity(t, context, *draw, each)?,
        Step::Place { what, at } => markers::place(t, context, *what, at)?,
        Step::Clear(what) => t.tell(Event::Cleared { what: *what }),
    }
    if !rest.is_empty() {
        t.then(Procedure::Carry { context, steps: rest.to_vec() });
    }
    Ok(())
}

/// SM-ACT-2, SM-ACT-7, SM-ACT-9: soldiers act, each finishing before the next, and none acts twice in a bubble.
fn act_out(t: &mut Table<'_, Sergeants>, context: Context, who: &Who, each: &[Act]) -> Play {
    let world = t.world();
    let Some(seat) = context.seat else { return Ok(()) };
    let (n, set) = match who {
        Who::Owner => {
            if let Some(tag) = context.owner.filter(|it| is_own(t.board(), seat, *it)) {
                t.then(Procedure::Acts { context, tag, acts: each.to_vec() });
            }
            return Ok(());
        }
        Who::Lot(set) => {
            let able = own_members(world, t.board(), context, seat, set);
            if !able.is_empty() {
                let tag = t.draw(Ask::Lot, able)?;
                t.then(Procedure::Acts { context, tag, acts: each.to_vec() });
            }
            return Ok(());
        }
        Who::UpTo(n, set) => (*n, set),
        Who::All(set) => (u8::MAX, set),
    };
    let able = able(world, t.board(), context, seat, set);
    if n == 0 || able.is_empty() {
        return Ok(());
    }
    let mut options: Vec<Choice> = able.into_iter().map(Choice::Soldier).collect();
    if !context.must {
        options.push(Choice::Done);
    }
    let ask = Ask::Who { seat, acts: each.to_vec(), left: n };
    if let Choice::Soldier(tag) = t.choose(seat, ask, options)? {
        t.tell(Event::Acted { tag });
        t.then(Procedure::Acts { context, tag, acts: each.to_vec() });
        let who = Who::UpTo(n - 1, set.clone());
        // Outside of a card there is no record of who has acted: the set is narrowed instead.
        let who = match t.board().field.playing {
            Some(_) => who,
            None => Who::UpTo(n - 1, Set::All(vec![set.clone(), Set::Not(Box::new(Set::Named(tag)))])),
        };
        if 1 < n {
            t.then(Procedure::Carry { context, steps: vec![Step::Do { who, each: each.to_vec() }] });
        }
    }
    Ok(())
}

/// SM-ACT-7: the soldiers of a set who may still act for a player: none acts twice in a bubble.
pub(crate) fn able(world: &World, board: &Board, context: Context, seat: Seat, set: &Set) -> Vec<Tag> {
    let field = &board.field;
    let acted = field.playing.as_ref().map_or(&[][..], |it| &it.acted);
    let mut able = own_members(world, board, context, seat, set);
    able.retain(|it| !acted.contains(it) && !specialists::has_acted_before(field, context, *it));
    able
}

/// Whether a soldier acts for a player. SM-PRI-5: who was freed in this phase does not, until the next.
pub(crate) fn is_own(board: &Board, seat: Seat, tag: Tag) -> bool {
    board.field.figure(tag).is_some_and(|it| it.seat == seat && it.is_free())
        && !board.field.freed.contains(&tag)
}

pub(crate) fn own_members(world: &World, board: &Board, context: Context, seat: Seat, set: &Set) -> Vec<Tag> {
    let mut all = members(world, board, context, set);
    all.retain(|it| is_own(board, seat, *it));
    all
}

/// One soldier does one act after the other.
pub(crate) fn acts(t: &mut Table<'_, Sergeants>, context: Context, tag: Tag, acts: &[Act]) -> Play {
    let Some(seat) = context.seat.filter(|it| is_own(t.board(), *it, tag)) else { return Ok(()) };
    let Some((act, rest)) = acts.split_first() else {
        t.then(Procedure::After);
        specialists::watch(t, seat, tag);
        return Ok(());
    };
    let next = |t: &mut Table<'_, Sergeants>, acts: &[Act]| {
        t.then(Procedure::Acts { context, tag, acts: acts.to_vec() });
    };
    match act {
        Act::Spot => looking::spot(t, seat, tag, context.must)?,
        Act::Draw => looking::draw(t, seat, tag),
        Act::Cover => hiding::take_cover(t, seat, tag, context.must)?,
        Act::Rally => {
            let n = match teams::rallies_freely(t.world(), t.board(), tag) {
                true => hiding::WITHOUT_END,
                false => hiding::rallies(t.world(), t.board(), tag),
            };
            hiding::rally_some(t, seat, Some(tag), n)?;
        }
        Act::Hold => hiding::hold(t, seat, tag)?,
        Act::Shoot => shooting::shoot(t, seat, tag, context.must)?,
        Act::ShootAt(set) => {
            let among = members(t.world(), t.board(), context, set);
            shooting::shoot_among(t, seat, tag, &among, context.must)?;
        }
        Act::Throw => shooting::throw(t, seat, tag)?,
        Act::Walk => moving::walk(t, seat, tag)?,
        Act::Turn => moving::turn(t, seat, tag)?,
        Act::Any(action) => {
            let mut options: Vec<Choice> = subs(*action).iter().cloned().map(Choice::Act).collect();
            options.push(Choice::Done);
            if let Choice::Act(act) = t.choose(seat, Ask::Act { tag }, options)? {
                next(t, &[&[act], rest].concat());
                return Ok(());
            }
        }
        Act::Either(rows) => {
            let mut options: Vec<Choice> = (0..rows.len() as u8).map(Choice::Row).collect();
            options.push(Choice::Done);
            let ask = Ask::Either { seat, tag, rows: rows.clone() };
            if let Choice::Row(i) = t.choose(seat, ask, options)? {
                next(t, &[&rows[i as usize], rest].concat());
                return Ok(());
            }
        }
    }
    // SM-SPC-2, SM-ACT-9: one act of one type is an action, which may be answered before the next.
    if !rest.is_empty() && t.world().by_the_book {
        t.then(Procedure::After);
        specialists::watch(t, seat, tag);
    }
    next(t, rest);
    Ok(())
}

/// SM-SOL-3: the sub-actions of a type.
pub(crate) fn subs(action: Action) -> &'static [Act] {
    match action {
        Action::Look => &[Act::Spot, Act::Draw],
        Action::Shoot => &[Act::Shoot, Act::Throw],
        Action::Hide => &[Act::Cover, Act::Rally, Act::Hold],
        Action::Move => &[Act::Walk],
    }
}

/// A player discards cards from the hand.
pub(crate) fn discard(t: &mut Table<'_, Sergeants>, seat: Seat, n: u8) -> Play {
    let hand = t.board().private(seat).hand.clone();
    if n == 0 || hand.is_empty() {
        return Ok(());
    }
    let card = t.choose(seat, Ask::Discard { seat }, hand)?;
    t.tell(Event::Discarded { seat, cards: vec![card] });
    t.then(Procedure::Discard { seat, n: n - 1 });
    Ok(())
}

/// The soldiers that something happens to.
pub(crate) fn whom(t: &mut Table<'_, Sergeants>, context: Context, who: &Who) -> Play<Vec<Tag>> {
    let world = t.world();
    match who {
        Who::Owner => Ok(context.owner.into_iter().filter(|it| is_there(t.board(), *it)).collect()),
        Who::All(set) => Ok(members(world, t.board(), context, set)),
        Who::Lot(set) => {
            let all = members(world, t.board(), context, set);
            if all.is_empty() { Ok(all) } else { Ok(vec![t.draw(Ask::Lot, all)?]) }
        }
        Who::UpTo(n, set) => {
            let Some(seat) = context.seat else { return Ok(Vec::new()) };
            let mut chosen: Vec<Tag> = Vec::new();
            let all = members(world, t.board(), context, set);
            // SM-STO-6: "up to" leaves the choice in an event, too. A box that must be carried out is a card's.
            let leaves_the_choice = world.by_the_book && t.board().field.playing.is_none();
            while chosen.len() < *n as usize && chosen.len() < all.len() {
                let left = all.iter().filter(|it| !chosen.contains(it)).map(|it| Choice::Soldier(*it));
                let done = (!context.must || leaves_the_choice).then_some(Choice::Done);
                let options: Vec<Choice> = left.chain(done).collect();
                match t.choose(seat, Ask::Befall { seat }, options)? {
                    Choice::Soldier(tag) => chosen.push(tag),
                    _ => break,
                }
            }
            Ok(chosen)
        }
    }
}

fn is_there(board: &Board, tag: Tag) -> bool {
    board.field.figure(tag).is_some_and(|it| it.is_free())
}

/// Something happens to a soldier. Events give no VP (SM-VIC-2).
fn mark_one(t: &mut Table<'_, Sergeants>, tag: Tag, mark: Mark) -> Play {
    let Some(figure) = t.board().field.figure(tag).filter(|it| it.is_free()).cloned() else { return Ok(()) };
    match mark {
        Mark::Pin if !figure.pinned => t.tell(Event::Pinned { tag }),
        Mark::Unpin if figure.pinned => t.tell(Event::Rallied { tag, by: None }),
        Mark::Spot if !figure.spotted && figure.place().is_some() => t.tell(Event::Spotted { tag, by: None }),
        Mark::Unspot if figure.spotted => t.tell(Event::Hidden { tag }),
        Mark::Wound => soldiers::wound(t, tag, None)?,
        Mark::Kill => soldiers::kill(t, tag, None)?,
        Mark::Remove => {
            let guarded: Vec<Tag> = t.board().field.prisoners(tag).collect();
            soldiers::drop_held(t, tag);
            t.tell(Event::Removed { tag });
            prisoners::set_free(t, figure.place(), &guarded);
            melee::ended(t, tag, figure.place());
        }
        Mark::Capture => prisoners::capture_by_event(t, tag)?,
        _ => (),
    }
    Ok(())
}

/// The players that a step means, in the order of play.
fn players(world: &World, board: &Board, context: Context, whom: Whom) -> Vec<Seat> {
    let fits = |it: &Seat| match (whom, context.seat) {
        (Whom::All, _) => true,
        (Whom::Me, me) => me == Some(*it),
        (Whom::Enemies, me) => me.is_some_and(|me| world.side(me) != world.side(*it)),
    };
    board.field.initiative.iter().copied().filter(fits).collect()
}

/// The members of a set: free soldiers, on the map or waiting.
pub fn members(world: &World, board: &Board, context: Context, set: &Set) -> Vec<Tag> {
    let all = board.field.figures.iter().filter(|it| it.is_free()).map(|it| it.tag);
    all.filter(|it| is_in(world, board, context, *it, set)).collect()
}

fn is_in(world: &World, board: &Board, context: Context, tag: Tag, set: &Set) -> bool {
    let figure = board.field.figure(tag).expect("the soldier is in play");
    let card = &world.library.soldiers[&tag];
    let side = context.seat.map(|it| world.side(it));
    match set {
        Set::Anyone => true,
        Set::Owner => context.owner == Some(tag),
        Set::Own => context.seat == Some(figure.seat),
        Set::Friend => side == Some(world.side(figure.seat)),
        Set::Enemy => side.is_some_and(|it| it != world.side(figure.seat)),
        Set::Side(side) => card.side == *side,
        Set::Named(other) => tag == *other,
        Set::Is(word) => card.traits.contains(word),
        Set::Leader => board.is_leader(world, tag),
        Set::In(place) => figure.place().is_some_and(|it| match place {
            Where::Map => true,
            Where::Landmark => world.tile_of(it).is_some_and(|it| world.map.tile(it).face.tile.landmark),
            Where::Tile(name) => world.tile_of(it).is_some_and(|it| world.tile_named(name) == Some(it)),
        }),
        Set::Spotted => figure.spotted,
        Set::Pinned => figure.pinned,
        Set::Wounded => figure.wounded,
        Set::InCover => figure.place().is_some_and(|it| gear::cover_at(world, &board.field, it).is_some()),
        Set::InMelee => melee::is_in_melee(world, &board.field, tag),
        Set::With { what, least, most } => {
            (*least as i32..=*most as i32).contains(&board.printed(world, tag, *what))
        }
        Set::All(sets) => sets.iter().all(|it| is_in(world, board, context, tag, it)),
        Set::Any(sets) => sets.iter().any(|it| is_in(world, board, context, tag, it)),
        Set::Not(set) => !is_in(world, board, context, tag, set),
        Set::Picked => board.field.playing.as_ref().is_some_and(|it| it.picked.contains(&tag)),
        Set::Team => context.seat == Some(figure.seat) && teams::is_in_team(world, board, tag),
        Set::Teams => context.seat == Some(figure.seat) && board.secret(tag).panel.is_some(),
        Set::On(panel) => board.secret(tag).panel.as_ref() == Some(panel),
        Set::Ranked(rank) => board.secret(tag).rank == *rank,
        Set::Grenades(n) => *n <= board.secret(tag).grenades,
    }
}

/// Whether a condition holds.
pub fn holds(world: &World, board: &Board, context: Context, cond: &Cond) -> bool {
    match cond {
        Cond::Count { of, least, most } => {
            let n = members(world, board, context, of).len();
            (*least as usize..=*most as usize).contains(&n)
        }
        Cond::Turn { least, most } => (*least..=*most).contains(&board.field.turn),
        Cond::Hand(n) => context.seat.is_some_and(|it| *n as usize <= board.private(it).hand.len()),
        Cond::All(list) => list.iter().all(|it| holds(world, board, context, it)),
        Cond::Any(list) => list.iter().any(|it| holds(world, board, context, it)),
        Cond::Not(cond) => !holds(world, board, context, cond),
        Cond::SameTile(set) => {
            let there = members(world, board, context, set);
            let mut tiles = there.iter().filter_map(|it| world.tile_of(board.field.place(*it)?));
            tiles.next().is_some_and(|first| tiles.all(|it| it == first))
        }
    }
}

/// Whether a soldier can do anything but turn and enter: on the map, not in melee, and not freed in this phase (SM-PRI-5).
pub(crate) fn is_at_liberty(world: &World, board: &Board, tag: Tag) -> bool {
    let figure = board.field.figure(tag).expect("the soldier is in play");
    matches!(figure.at, At::On(_))
        && !board.field.freed.contains(&tag)
        && !melee::is_in_melee(world, &board.field, tag)
}

/// The number of an ability that a leader's Draw gives, never below 0.
pub(crate) fn draws(board: &Board, world: &World, tag: Tag) -> u8 {
    board.ability(world, tag, Stat::Draw).clamp(0, u8::MAX as i32) as u8
}

/// What a card is turned for.
#[derive(Copy, Clone)]
pub(crate) struct Check<'a> {
    pub(crate) turned: Turned,
    /// The soldier it is about.
    pub(crate) on: Option<Tag>,
    /// SM-SHT-2: the bands that count.
    pub(crate) counted: &'a [Band],
}

impl Check<'_> {
    /// SM-CHK-1: an identity check; where several soldiers are in question it is about none of them alone.
    pub(crate) fn identity(on: Option<Tag>) -> Check<'static> {
        Check { turned: Turned::Identity, on, counted: &[] }
    }
}

/// SM-ACT-8: the top card of a deck; deck and discards empty, there is none.
pub(crate) fn top_card(t: &mut Table<'_, Sergeants>, seat: Seat, check: Check<'_>) -> Play<Option<CardIx>> {
    let deck = t.board().private(seat).deck.clone();
    if deck.is_empty() {
        return Ok(None);
    }
    let ask = match check.turned {
        Turned::Hit => Ask::HitCheck { seat },
        Turned::Identity => Ask::IdentityCheck { seat },
        Turned::Damage | Turned::Gap => Ask::DamageCheck { seat },
    };
    let card = t.draw(ask, deck)?;
    t.tell(turned(t.world(), seat, card, check));
    Ok(Some(card))
}

/// A card was turned: SM-SHT-2: the bands that hit; SM-CHK-1: whether its tag is that of the soldier in question.
pub(crate) fn turned(world: &World, seat: Seat, card: CardIx, check: Check<'_>) -> Event {
    let of = world.card(card);
    let Check { turned, on, counted } = check;
    let hits = counted.iter().copied().filter(|it| it.of(of.card.hit) != Hit::Miss).collect();
    let success = turned == Turned::Identity && on.is_some() && of.tag() == on;
    Event::CardTurned { seat, card, turned, on, counted: counted.to_vec(), hits, success }
}
