//! SPC: specialists: reactions, command cards and preempts.
//!
//! Which cards a specialist brings (SM-SPC-1) is chosen in `setting_up`. A command card (SM-SPC-3) names its type in `turn`, as others do,
//! and acts as any of the four in `acting`. Who may carry a specialist's equipment (SM-SPC-6) is in `gear`, his events are in `stories`.

use table::{Play, Prompt, Seat, Table};

use crate::{
    content::{Action, Manner, Step, Tag, Who},
    rules::{acting, initiative, teams},
    state::{
        Ask, Board, CardIx, Choice, Context, Event, Field, Owner, Preempted, Procedure, Sergeants, Standing,
        World,
    },
};

/// SM-SPC-5, SM-TEA-2: whether a card is dead in a player's hands: a specialist's command, reaction or preempt when he is dead or off the
/// map, a team card when a role that it asks for is not filled.
pub fn is_dead(world: &World, board: &Board, seat: Seat, card: CardIx) -> bool {
    let of = world.card(card);
    match &of.owner {
        Owner::Soldier(tag) => of.card.manner != Manner::Action && board.field.place(*tag).is_none(),
        Owner::Panel(id) => !teams::are_filled(world, board, seat, id, &of.card.roles),
    }
}

/// SM-SPC-5: the cards that are not dead.
pub(crate) fn living(world: &World, board: &Board, seat: Seat, cards: &[CardIx]) -> Vec<CardIx> {
    cards.iter().copied().filter(|it| !is_dead(world, board, seat, *it)).collect()
}

/// Whether a player may have a card in hand as far as everybody knows: it is of his specialist on the map, or of a panel that he uses,
/// and it is not open.
pub fn may_hold(world: &World, field: &Field, seat: Seat, card: CardIx) -> bool {
    let tableau = &field.tableau[seat];
    let has = match &world.card(card).owner {
        Owner::Soldier(tag) => field.figure(*tag).is_some_and(|it| it.seat == seat && it.place().is_some()),
        Owner::Panel(id) => tableau.panels.contains(id) && field.standing().any(|it| it.0.seat == seat),
    };
    has && !tableau.discards.contains(&card)
        && !tableau.spent.contains(&card)
        && !field.declared.contains(&(seat, card))
}

/// SM-SPC-2: reactions are asked for after a soldier's complete action in the play of a card, not in events, melee or reactions, and not
/// after a preempt's own part (SG-43): where a player may have one, as far as everybody knows.
pub(crate) fn watch(t: &mut Table<'_, Sergeants>, seat: Seat, tag: Tag) {
    let (world, field) = (t.world(), &t.board().field);
    let Some(playing) = &field.playing else { return };
    if world.reactions.is_empty() || (world.card(playing.card).card.is_from_hand() && playing.seat == seat) {
        return;
    }
    let may_react = |it: Seat| world.reactions.iter().any(|card| may_hold(world, field, it, *card));
    if opponents(world, seat).any(may_react) {
        t.then(Procedure::Window { tag });
    }
}

/// SM-SPC-2: all opponents who may have a reaction to what was done, as far as everybody knows, are asked at the same time, whether they
/// have one or not, so that this does not reveal who has (SG-40). What is declared is carried out by initiative.
pub(crate) fn window(t: &mut Table<'_, Sergeants>, tag: Tag) -> Play {
    let (world, board) = (t.world(), t.board());
    let seat = board.field.figure(tag).expect("the soldier is in play").seat;
    let did = deeds(&board.field, tag);
    let asked = opponents(world, seat).filter(|it| may_react(world, board, *it, &did));
    #[cfg(test)]
    let asked = asked.filter(|it| !crate::leaks::skips_reaction(world, board, *it, &did));
    let asked: Vec<Seat> = asked.collect();
    if !asked.is_empty() {
        let prompts = asked.iter().map(|&seat| Prompt {
            seat,
            ask: Ask::React { seat, tag, did: did.clone() },
            options: reactions(world, board, seat, &did),
            space: None,
        });
        for (seat, choice) in by_initiative(t, &asked, prompts.collect())? {
            if let Choice::Card(card) = choice {
                t.tell(Event::Declared { seat, card });
                t.then(Procedure::React { seat, card, tag });
                initiative::refresh(t);
            }
        }
    }
    if !did.is_empty() {
        t.tell(Event::Watched);
    }
    Ok(())
}

/// What a soldier has done since reactions were last asked for.
fn deeds(field: &Field, tag: Tag) -> Vec<Action> {
    let all = field.playing.as_ref().map_or(&[][..], |it| &it.deeds);
    let own = all.iter().filter(|it| it.tag.is_none_or(|it| it == tag));
    let mut did: Vec<Action> = Vec::new();
    for it in own {
        if !did.contains(&it.action) {
            did.push(it.action);
        }
    }
    did
}

fn opponents(world: &World, seat: Seat) -> impl Iterator<Item = Seat> {
    let side = world.side(seat);
    world.all_seats().filter(move |it| world.side(*it) != side)
}

/// SM-SPC-2: whether a reaction answers what was done.
pub(crate) fn answers(world: &World, card: CardIx, did: &[Action]) -> bool {
    match &world.card(card).card.manner {
        Manner::Reaction { on, .. } => {
            !did.is_empty() && (on.is_empty() || on.iter().any(|it| did.contains(it)))
        }
        _ => false,
    }
}

/// Whether a player may have a reaction to what was done, as far as everybody knows. SM-TRN-9: hand sizes are announced.
fn may_react(world: &World, board: &Board, seat: Seat, did: &[Action]) -> bool {
    let fits = |it: &CardIx| answers(world, *it, did) && may_hold(world, &board.field, seat, *it);
    !board.private(seat).hand.is_empty() && world.reactions.iter().any(fits)
}

/// To pass, to play a reaction in hand, or to pass from now on.
fn reactions(world: &World, board: &Board, seat: Seat, did: &[Action]) -> Vec<Choice> {
    let hand = board.private(seat).hand.iter();
    let fitting = hand.filter(|it| answers(world, **it, did) && !is_dead(world, board, seat, **it));
    let cards: Vec<Choice> = fitting.map(|it| Choice::Card(*it)).collect();
    [Choice::Done].into_iter().chain(cards).chain(standings(world, board, seat)).collect()
}

/// What a player may answer in advance: to pass in this phase or turn, or to be asked only where an enemy has done something
/// that a reaction of his may answer. The options offered reveal nothing about his hand.
fn standings(world: &World, board: &Board, seat: Seat) -> Vec<Choice> {
    let Field { turn, phase, .. } = board.field;
    let held = |it: &&CardIx| may_hold(world, &board.field, seat, **it);
    let mine: Vec<&CardIx> = world.reactions.iter().filter(held).collect();
    let worth = |it: &Action| mine.iter().any(|card| answers(world, **card, &[*it]));
    let only = Action::ALL.into_iter().filter(worth).map(Some);
    let rows = [(phase, None), (0, None)].into_iter().chain(only.map(|it| (0, it)));
    let mut all = vec![Choice::Standing(Standing::Ask)];
    all.extend(rows.map(|(phase, unless)| Choice::Standing(Standing::Pass { turn, phase, unless })));
    all
}

/// Asks several players at the same time; the answers come back by initiative. What they say for the time to come is noted.
fn by_initiative(
    t: &mut Table<'_, Sergeants>,
    asked: &[Seat],
    prompts: Vec<Prompt<Sergeants>>,
) -> Play<Vec<(Seat, Choice)>> {
    let chosen = t.choose_all(prompts)?;
    let mut all: Vec<(Seat, Choice)> = asked.iter().copied().zip(chosen).collect();
    // Worked out here, but announced only when a card is shown: even the lack of a change would reveal something (SG-32).
    let order = initiative::initiative(t.world(), t.board());
    all.sort_by_key(|it| order.iter().position(|seat| *seat == it.0));
    for (seat, choice) in &all {
        if let Choice::Standing(standing) = choice {
            t.tell(Event::StandingSet { seat: *seat, standing: *standing });
        }
    }
    Ok(all)
}

/// A player who has passed in advance. He is still asked, and the answer is given for him (SG-41).
pub(crate) fn standing(board: &Board, prompt: &Prompt<Sergeants>) -> Option<Choice> {
    let field = &board.field;
    let done = match &prompt.ask {
        Ask::React { did, .. } => did.clone(),
        Ask::Preempt { types, .. } => types.clone(),
        _ => return None,
    };
    board.private(prompt.seat).standing.passes(field, &done).then_some(Choice::Done)
}

/// SM-SPC-2: a declared reaction is played: its bubble and its box, no dog tag action. If the specialist has fallen meanwhile it is
/// discarded.
pub(crate) fn react(t: &mut Table<'_, Sergeants>, seat: Seat, card: CardIx, tag: Tag) -> Play {
    if is_dead(t.world(), t.board(), seat, card) {
        t.tell(Event::PutAway { seat, card });
        return Ok(());
    }
    acting::begin(t, seat, card)?;
    if t.board().field.playing.as_ref().is_some_and(|it| it.card == card) {
        t.tell(Event::Picked { tags: vec![tag] });
    }
    Ok(())
}

/// SM-SPC-2, SM-SPC-4: the card costs its VP if any of its actions was done, and leaves the game (SM-VIC-5); declared and unused, or
/// without a price, it is discarded.
pub(crate) fn put_down(t: &mut Table<'_, Sergeants>, seat: Seat, card: CardIx, used: bool) {
    let vp = t.world().card(card).card.price();
    t.tell(match used && 0 < vp {
        true => Event::Spent { seat, card, vp },
        false => Event::PutAway { seat, card },
    });
    initiative::refresh(t);
}

/// SM-SPC-4: after revealing, all who may have a preempt against an opponent's card, as far as everybody knows, are asked at the same
/// time; one for a player and phase. What is declared is carried out by initiative.
pub(crate) fn preempts(t: &mut Table<'_, Sergeants>) -> Play {
    let (world, board) = (t.world(), t.board());
    let asked = world.all_seats().filter(|it| may_preempt(world, board, *it));
    #[cfg(test)]
    let asked = asked.filter(|it| !crate::leaks::skips_preempt(world, board, *it));
    let asked: Vec<Seat> = asked.collect();
    if asked.is_empty() {
        return Ok(());
    }
    let prompts = asked.iter().map(|&seat| Prompt {
        seat,
        ask: Ask::Preempt { seat, types: types_against(world, &board.field, seat) },
        options: preemptions(world, board, seat),
        space: None,
    });
    for (seat, choice) in by_initiative(t, &asked, prompts.collect())? {
        if let Choice::Preempt { card, of, against } = choice {
            t.tell(Event::Declared { seat, card });
            t.then(Procedure::Preempt { seat, card, of, against });
            initiative::refresh(t);
        }
    }
    Ok(())
}

/// The types of the cards that opponents have revealed.
fn types_against(world: &World, field: &Field, seat: Seat) -> Vec<Action> {
    let types = shown_against(world, field, seat).flat_map(|it| &world.card(it.1).card.types);
    let types: Vec<Action> = types.copied().collect();
    Action::ALL.into_iter().filter(|it| types.contains(it)).collect()
}

fn shown_against<'a>(
    world: &'a World,
    field: &'a Field,
    seat: Seat,
) -> impl Iterator<Item = (Seat, CardIx)> + 'a {
    let phase = field.phase as usize - 1;
    let shown = move |of: Seat| field.tableau[of].shown[phase].iter().map(move |it| (of, it.card));
    opponents(world, seat).flat_map(shown)
}

/// SM-SPC-4: the opponents' cards that a preempt may be played against: with the type that it needs, whichever was named, no command
/// cards, and with soldiers in the bubble who do it.
fn openings(world: &World, field: &Field, seat: Seat, card: CardIx) -> Vec<(Seat, CardIx)> {
    let Manner::Preempt { needs, .. } = world.card(card).card.manner else { return Vec::new() };
    let fits = |it: &(Seat, CardIx)| {
        let against = &world.card(it.1).card;
        against.manner == Manner::Action
            && against.types.contains(&needs)
            && step_of(&against.bubble, needs).is_some()
    };
    shown_against(world, field, seat).filter(fits).collect()
}

/// SM-SPC-4: the step of a bubble that a preempt takes: the first in which soldiers do what it needs. Everyone must know who
/// they are (SG-45).
fn step_of(bubble: &[Step], needs: Action) -> Option<usize> {
    bubble.iter().position(|it| match it {
        Step::Do { who: Who::UpTo(0, _), .. } => false,
        Step::Do { who: Who::UpTo(_, set) | Who::All(set), each } => {
            set.is_open() && each.iter().any(|it| it.may_be(needs))
        }
        _ => false,
    })
}

fn may_preempt(world: &World, board: &Board, seat: Seat) -> bool {
    let field = &board.field;
    let fits =
        |it: &CardIx| may_hold(world, field, seat, *it) && !openings(world, field, seat, *it).is_empty();
    !board.private(seat).hand.is_empty() && world.preempts.iter().any(fits)
}

/// To pass, to play a preempt in hand against a card, or to pass from now on.
fn preemptions(world: &World, board: &Board, seat: Seat) -> Vec<Choice> {
    let hand = board.private(seat).hand.iter();
    let cards = hand.filter(|it| !is_dead(world, board, seat, **it)).flat_map(|&card| {
        let against = openings(world, &board.field, seat, card).into_iter();
        against.map(move |(of, against)| Choice::Preempt { card, of, against })
    });
    let cards: Vec<Choice> = cards.collect();
    [Choice::Done].into_iter().chain(cards).chain(standings(world, board, seat)).collect()
}

/// SM-SPC-4: a declared preempt is played: soldiers are picked, who carry out their part of the opponent's bubble; then its own part, no
/// dog tag action.
pub(crate) fn preempt(
    t: &mut Table<'_, Sergeants>,
    seat: Seat,
    card: CardIx,
    of: Seat,
    against: CardIx,
) -> Play {
    if is_dead(t.world(), t.board(), seat, card) {
        t.tell(Event::PutAway { seat, card });
        return Ok(());
    }
    t.then(Procedure::Pick { of, against });
    acting::begin(t, seat, card)
}

/// SM-SPC-4: the preempting player picks soldiers of the opponent's bubble, at most as many as it has; their owner carries it out.
pub(crate) fn pick(t: &mut Table<'_, Sergeants>, of: Seat, against: CardIx) -> Play {
    let world = t.world();
    let playing = t.board().field.playing.clone().expect("a preempt is played");
    let Manner::Preempt { needs, picks, .. } = world.card(playing.card).card.manner else { return Ok(()) };
    let bubble = bubble(world, &t.board().field, of, against);
    let Some(step) = step_of(&bubble, needs) else { return Ok(()) };
    let Step::Do { who, each } = &bubble[step] else { return Ok(()) };
    let (n, set) = match who {
        Who::UpTo(n, set) => (picks.min(*n), set),
        Who::All(set) => (picks, set),
        _ => return Ok(()),
    };
    let context = Context { seat: Some(of), owner: world.card(against).tag(), must: true, bubble: true };
    let mut able = acting::own_members(world, t.board(), context, of, set);
    able.retain(|it| !is_preempted(&t.board().field, of, against, *it));
    let mut tags: Vec<Tag> = Vec::new();
    while tags.len() < n as usize && tags.len() < able.len() {
        let left = able.iter().filter(|it| !tags.contains(it)).map(|it| Choice::Soldier(*it));
        let options: Vec<Choice> = left.chain([Choice::Done]).collect();
        let ask = Ask::Pick { seat: playing.seat, of, left: n - tags.len() as u8 };
        match t.choose(playing.seat, ask, options)? {
            Choice::Soldier(tag) => tags.push(tag),
            _ => break,
        }
    }
    if tags.is_empty() {
        return Ok(());
    }
    t.tell(Event::Picked { tags: tags.clone() });
    t.tell(Event::Preempted(Preempted { seat: of, card: against, step: step as u8, tags: tags.clone() }));
    for tag in tags {
        t.then(Procedure::Acts { context, tag, acts: each.clone() });
    }
    Ok(())
}

fn is_preempted(field: &Field, seat: Seat, card: CardIx, tag: Tag) -> bool {
    let all = field.preempted.iter().filter(|it| it.seat == seat && it.card == card);
    all.into_iter().any(|it| it.tags.contains(&tag))
}

/// SM-SPC-4, SM-ACT-7: whether a soldier has already acted in the bubble that is being carried out.
pub(crate) fn has_acted_before(field: &Field, context: Context, tag: Tag) -> bool {
    let playing = field.playing.as_ref().filter(|_| context.bubble);
    playing.is_some_and(|it| is_preempted(field, it.seat, it.card, tag))
}

/// SM-SPC-4: what is left of a card's bubble: the places of those who were picked are used up. All steps remain, though there
/// may be no soldier left to do one.
pub(crate) fn bubble(world: &World, field: &Field, seat: Seat, card: CardIx) -> Vec<Step> {
    let mut steps = world.card(card).card.bubble.clone();
    for it in field.preempted.iter().filter(|it| it.seat == seat && it.card == card) {
        if let Some(Step::Do { who: Who::UpTo(n, _), .. }) = steps.get_mut(it.step as usize) {
            *n = n.saturating_sub(it.tags.len() as u8);
        }
    }
    steps
}

/// Whether a bubble has something left to do.
pub(crate) fn is_left(bubble: &[Step]) -> bool {
    bubble.iter().any(|it| !matches!(it, Step::Do { who: Who::UpTo(0, _), .. }))
}
