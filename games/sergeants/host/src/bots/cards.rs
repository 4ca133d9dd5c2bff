//! What cards, their parts and their steps could do now.

use sergeants::{
    content::{Act, Action, Deal, Mark, Narrator, Set, Step, Tag, Who, Whom},
    rules::{can_take_cover, foxhole, holds, members, spottable},
    state::{At, CardIx, Context, Part},
};

use super::mind::Mind;

/// Of two cards that come to nothing the one that might still do something by chance is no better.
const IN_VAIN: f32 = 0.1;

/// What a soldier's acts are worth.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Acts {
    spot: f32,
    draw: f32,
    cover: f32,
    rally: f32,
    hold: f32,
    shoot: f32,
    /// If he walked or turned before.
    shoot_then: f32,
    throw: f32,
    walk: f32,
}

/// When things are judged.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum When {
    /// As things stand.
    Now,
    /// Later in the turn, when others have moved and been spotted.
    Later,
}

/// Cards on the phases, as they are judged.
struct Placed {
    /// How many phases they fill.
    n: usize,
    /// How many of them shoot before anybody is spotted.
    blind_shots: i32,
    /// What they are worth, without those that come to nothing.
    worth: f32,
    cards: [Option<CardIx>; 3],
}

impl Mind<'_> {
    /// What each own soldier's acts are worth.
    pub(crate) fn judge(&self, when: When) -> Vec<Acts> {
        (0..self.own.len()).map(|it| self.judge_one(it, when)).collect()
    }

    fn judge_one(&self, nr: usize, when: When) -> Acts {
        let man = &self.own[nr];
        let secret = self.board.secret(man.tag);
        let mut acts = Acts { walk: self.walk_worth(nr), ..Acts::default() };
        let Some(place) = man.place().filter(|_| !man.in_melee) else { return acts };
        acts.draw = self.taste.card
            * self.board.ability(self.world, man.tag, sergeants::content::Stat::Draw).max(0) as f32;
        acts.rally = self.rally_worth(man.tag);
        acts.hold = 0.03;
        if !self.board.field.is_escort(man.tag) {
            acts.shoot_then = self.fire(man, place, true);
            acts.shoot = match when {
                When::Now => self.shot_now(nr),
                When::Later => self.taste.later * acts.shoot_then,
            };
            acts.spot = self.spot_worth(man.tag);
            if 0 < secret.grenades {
                acts.throw = self.throw_worth(man.tag);
            }
        }
        // A soldier in no cover need not be measured.
        let covered =
            man.spotted && (self.is_cover(place) || foxhole(self.world, &self.board.field, place).is_some());
        if covered && can_take_cover(self.world, &self.board, man.tag) {
            acts.cover = self.taste.hide * self.danger(man, place.at, true) + 0.05;
        }
        acts
    }

    /// The best shot at a spotted enemy, from where the soldier stands.
    fn shot_now(&self, nr: usize) -> f32 {
        let man = &self.own[nr];
        let targets = sergeants::rules::targets(self.world, &self.board, man.tag);
        targets.into_iter().map(|it| self.shot_worth(man.tag, it)).fold(0.0, f32::max)
    }

    /// The value of a shot at an enemy, less the cost of being seen.
    pub(crate) fn shot_worth(&self, by: Tag, at: Tag) -> f32 {
        let (Some(man), Some((foe, to))) = (self.man(by), self.foes.iter().find(|it| it.0.tag == at)) else {
            return 0.0;
        };
        let man = &self.own[man];
        let Some(from) = man.place() else { return 0.0 };
        let seen = if man.spotted {
            0.0
        } else {
            self.danger(man, from.at, true) - self.danger(man, from.at, false)
        };
        self.hits(man, from.at, to.at) * self.odds.harm(foe) - self.taste.seen * seen
    }

    fn spot_worth(&self, tag: Tag) -> f32 {
        let all = spottable(self.world, &self.board, tag);
        all.into_iter().map(|it| self.found_worth(it)).fold(0.0, f32::max)
    }

    /// The value of having an enemy spotted: the shots at him.
    pub(crate) fn found_worth(&self, tag: Tag) -> f32 {
        let Some((foe, at)) = self.foes.iter().find(|it| it.0.tag == tag) else { return 0.0 };
        let harm = self.odds.harm(foe);
        let shots = self.own.iter().filter_map(|man| Some(self.hits(man, man.place()?.at, at.at) * harm));
        let mut shots: Vec<f32> = shots.collect();
        shots.sort_by(|one, other| other.total_cmp(one));
        0.1 + self.taste.spot * shots.iter().take(3).sum::<f32>()
    }

    fn rally_worth(&self, tag: Tag) -> f32 {
        let own = self.own.iter().filter(|it| it.pinned && it.place().is_some());
        let mut worth: Vec<f32> =
            own.map(|it| if it.tag == tag { self.taste.get_up } else { 0.8 * self.taste.get_up }).collect();
        worth.truncate(self.board.ability(self.world, tag, sergeants::content::Stat::Rally).max(1) as usize);
        worth.iter().sum()
    }

    /// What a walk may bring: nearer to what he should do, or out of harm.
    fn walk_worth(&self, nr: usize) -> f32 {
        let man = &self.own[nr];
        match man.at {
            At::Waiting => self.taste.enter,
            At::On(place) if !man.in_melee => {
                let inches = man.walk.max(0) as f32;
                let gain: f32 = self.tasks(nr).iter().map(|it| it.gain(self, place.at, inches)).sum();
                let danger = self.danger(man, place.at, man.spotted);
                let shy = if danger < 0.05 || self.is_cover(place) { 0.0 } else { 0.4 * danger };
                gain + shy + 0.02
            }
            _ => 0.02,
        }
    }

    /// What one act after the other is worth.
    pub(crate) fn acts(&self, judged: &[Acts], nr: usize, acts: &[Act]) -> f32 {
        let it = judged[nr];
        let mut moved = false;
        let mut sum = 0.0;
        for act in acts {
            sum += match act {
                Act::Spot => it.spot,
                Act::Draw => it.draw,
                Act::Cover => it.cover.max(if moved { 0.1 } else { 0.0 }),
                Act::Rally => it.rally,
                Act::Hold => it.hold,
                Act::Shoot if moved => it.shoot.max(it.shoot_then).max(it.throw),
                Act::Shoot => it.shoot.max(it.throw),
                Act::Throw => it.throw,
                // A second walk brings a little less.
                Act::Walk if moved => 0.8 * it.walk,
                Act::Walk => it.walk,
                Act::Turn => 0.02,
                Act::Any(action) => self.action(judged, nr, *action),
                Act::ShootAt(_) => it.shoot.max(self.taste.later * it.shoot_then),
                Act::Either(rows) => rows.iter().map(|row| self.acts(judged, nr, row)).fold(0.0, f32::max),
            };
            moved |= matches!(act, Act::Walk | Act::Turn);
        }
        sum
    }

    /// The best act of a type.
    pub(crate) fn action(&self, judged: &[Acts], nr: usize, action: Action) -> f32 {
        let it = judged[nr];
        match action {
            Action::Look => it.spot.max(it.draw),
            Action::Shoot => it.shoot.max(it.throw),
            Action::Hide => it.cover.max(it.rally).max(it.hold),
            Action::Move => it.walk,
        }
    }

    /// What a row of steps is worth to the player.
    pub(crate) fn steps(&self, judged: &[Acts], owner: Option<Tag>, steps: &[Step]) -> f32 {
        steps.iter().map(|it| self.step(judged, owner, it)).sum()
    }

    fn step(&self, judged: &[Acts], owner: Option<Tag>, step: &Step) -> f32 {
        let context = self.context(owner);
        match step {
            Step::Do { who, each } => self.deeds(judged, context, who, each),
            Step::Rally(n) => {
                let pinned = self.own.iter().filter(|it| it.pinned).count().min(*n as usize);
                0.8 * self.taste.get_up * pinned as f32
            }
            Step::OneOf(rows) => rows.iter().map(|row| self.steps(judged, owner, row)).fold(0.0, f32::max),
            Step::If { cond, then, otherwise } => {
                let so = holds(self.world, &self.board, context, cond);
                self.steps(judged, owner, if so { then } else { otherwise })
            }
            Step::Mark(who, mark) => self.marks(context, who, *mark),
            Step::Blast { on, checks } => f32::from(*checks) * self.marks(context, on, Mark::Wound) * 0.5,
            Step::Modify { by, .. } => 0.02 * f32::from(*by),
            Step::Cards(whom, deal) => {
                let n = match deal {
                    Deal::Draw(n) => f32::from(*n),
                    Deal::Discard(n) => -f32::from(*n),
                };
                self.taste.card * n * of(*whom)
            }
            Step::Score(whom, vp) => f32::from(*vp) * of(*whom),
            // Half of the checks succeed, more or less.
            Step::Check { on, then } => {
                let n = self.number(context, on);
                0.5 * n * self.steps(judged, owner, then)
            }
            Step::IdentityHit { among, .. } => {
                0.3 * self.marks(context, &Who::Lot(among.clone()), Mark::Wound)
            }
            Step::Identity { draw, each } => {
                let all = (0..self.own.len()).map(|it| self.acts(judged, it, each)).sum::<f32>();
                f32::from(*draw) * all / self.own.len().max(1) as f32
            }
            Step::Place { .. } | Step::Clear(_) => 0.0,
        }
    }

    /// How many soldiers it is about.
    fn number(&self, context: Context, who: &Who) -> f32 {
        let n = |set: &Set| members(self.world, &self.board, context, set).len();
        match who {
            Who::Owner => 1.0,
            Who::UpTo(most, set) => n(set).min(*most as usize) as f32,
            Who::All(set) => n(set) as f32,
            Who::Lot(set) => n(set).min(1) as f32,
        }
    }

    fn context(&self, owner: Option<Tag>) -> Context {
        Context { seat: Some(self.seat), owner, must: false, bubble: false }
    }

    /// What it is worth that soldiers act: the best of them.
    fn deeds(&self, judged: &[Acts], context: Context, who: &Who, each: &[Act]) -> f32 {
        let worth = |tag: Tag| self.man(tag).map_or(0.0, |it| self.acts(judged, it, each));
        let (n, set) = match who {
            Who::Owner => return context.owner.map_or(0.0, worth),
            Who::UpTo(n, set) => (*n as usize, set),
            Who::All(set) => (usize::MAX, set),
            Who::Lot(set) => (1, set),
        };
        let mut all: Vec<f32> = match set {
            // Most cards speak of own soldiers, without any ado.
            Set::Own => (0..self.own.len()).map(|it| self.acts(judged, it, each)).collect(),
            _ => members(self.world, &self.board, context, set).into_iter().map(worth).collect(),
        };
        all.sort_by(|one, other| other.total_cmp(one));
        all.iter().take(n).filter(|it| 0.0 < **it).sum()
    }

    /// What it is worth that something befalls soldiers.
    fn marks(&self, context: Context, who: &Who, mark: Mark) -> f32 {
        let all = match who {
            Who::Owner => context.owner.into_iter().collect(),
            Who::UpTo(_, set) | Who::All(set) | Who::Lot(set) => {
                members(self.world, &self.board, context, set)
            }
        };
        let most = match who {
            Who::UpTo(n, _) => *n as usize,
            Who::Lot(_) | Who::Owner => 1,
            Who::All(_) => usize::MAX,
        };
        let worth = all.iter().map(|tag| {
            let own = self.man(*tag).is_some();
            let harm = match mark {
                Mark::Pin => 0.4,
                Mark::Spot => 0.3,
                Mark::Wound => 1.5,
                Mark::Kill | Mark::Remove => 4.0,
                Mark::Capture => 6.0,
                Mark::Unpin => -0.4,
                Mark::Unspot => -0.3,
            };
            if own { -harm } else { harm }
        });
        let sum: f32 = worth.sum();
        sum * (most.min(all.len()) as f32 / all.len().max(1) as f32)
    }

    /// What a part of a card is worth.
    pub(crate) fn part(&self, judged: &[Acts], card: CardIx, part: Part) -> f32 {
        let of = self.world.card(card);
        match part {
            Part::DogTag => of.tag().and_then(|it| self.man(it)).map_or(0.0, |nr| {
                of.card.types.iter().map(|it| self.action(judged, nr, *it)).fold(0.0, f32::max)
            }),
            Part::Bubble => self.steps(judged, of.tag(), &of.card.bubble),
            Part::Narrator => self.steps(judged, of.tag(), of.card.narrated()),
        }
    }

    /// What a card is worth if it is played as things are.
    pub(crate) fn card(&self, judged: &[Acts], card: CardIx) -> f32 {
        let of = self.world.card(card);
        // SM-SPC-2, SM-SPC-4: who reacts or preempts does not act by the dog tag.
        let tag = if of.card.is_from_hand() { 0.0 } else { self.part(judged, card, Part::DogTag) };
        let body = tag + self.part(judged, card, Part::Bubble);
        let alive = of.tag().is_none_or(|it| self.man(it).is_some());
        match &of.card.narrator {
            None => body,
            Some(Narrator::May(_)) if alive => body + self.part(judged, card, Part::Narrator).max(0.0),
            Some(Narrator::Must(_)) if alive => body + self.part(judged, card, Part::Narrator),
            Some(Narrator::May(_) | Narrator::Must(_)) => body,
            Some(Narrator::Cost { only, pay }) => {
                let context = Context { must: true, ..self.context(of.tag()) };
                let holds = only.as_ref().is_none_or(|it| holds(self.world, &self.board, context, it));
                let price = self.steps(judged, of.tag(), pay);
                (if holds { body } else { 0.2 * body }) + price
            }
        }
    }

    /// Whether paying for a card is worth it.
    pub(crate) fn pays(&self, judged: &[Acts], card: CardIx) -> bool {
        0.0 < self.card(judged, card)
    }

    /// The best cards for the phases: as many as can be filled, and of those the best together.
    pub(crate) fn placing(&self) -> [Option<CardIx>; 3] {
        let mut best = (0, f32::MIN, [None; 3]);
        self.for_placings(|n, worth, placed| {
            if (best.0, best.1) < (n, worth) {
                best = (n, worth, placed);
            }
        });
        best.2
    }

    /// The best ways to place cards, at most so many: first each set of cards in its best order, then other orders of them.
    pub(crate) fn placings(&self, most: usize) -> Vec<[Option<CardIx>; 3]> {
        let mut all = self.judged_in_order();
        all.sort_by(|one, other| other.n.cmp(&one.n).then(other.worth.total_cmp(&one.worth)));
        let mut sets = Vec::new();
        let is_new = |it: &Placed| {
            let mut set = it.cards;
            set.sort();
            let is_new = !sets.contains(&set);
            if is_new {
                sets.push(set);
            }
            is_new
        };
        let (mut best, others): (Vec<Placed>, Vec<Placed>) = all.into_iter().partition(is_new);
        best.extend(others);
        best.into_iter().map(|it| it.cards).take(most).collect()
    }

    /// The best cards for the phases, for someone who sees them played one after another: nobody shoots while no enemy is spotted, and nobody
    /// hides while none of his own is.
    pub(crate) fn sensible_placing(&self) -> [Option<CardIx>; 3] {
        let mut best = ((0, i32::MIN, f32::MIN), [None; 3]);
        for Placed { n, blind_shots, worth, cards } in self.judged_in_order() {
            if best.0 < (n, -blind_shots, worth) {
                best = ((n, -blind_shots, worth), cards);
            }
        }
        best.1
    }

    /// Every way to place cards, judged as they are played one after another.
    fn judged_in_order(&self) -> Vec<Placed> {
        let spotted = self.foes.iter().any(|it| it.0.spotted);
        let seen = self.own.iter().any(|it| it.spotted || it.pinned);
        let judged = self.judge(When::Later);
        let hand = &self.board.private(self.seat).hand;
        // What comes to nothing is worth nothing, whatever it could do elsewhere.
        let lost: Vec<f32> = hand.iter().map(|it| self.card(&judged, *it).max(0.0) + IN_VAIN).collect();
        let lost = |card: CardIx| hand.iter().position(|it| *it == card).map_or(0.0, |it| lost[it]);
        let is = |card: CardIx, action: Action| self.world.card(card).card.types == [action];
        let mut all = Vec::new();
        self.for_placings(|n, worth, cards| {
            let mut placed = Placed { n, blind_shots: 0, worth, cards };
            let mut found = spotted;
            for card in cards.iter().flatten() {
                let blind = is(*card, Action::Shoot) && !found;
                placed.blind_shots += i32::from(blind);
                if blind || is(*card, Action::Hide) && !seen {
                    placed.worth -= lost(*card);
                }
                found |= self.world.card(*card).card.types.contains(&Action::Look);
            }
            all.push(placed);
        });
        all
    }

    /// Every way to place cards, with the number of phases that it fills and what the cards are worth.
    fn for_placings(&self, mut each: impl FnMut(usize, f32, [Option<CardIx>; 3])) {
        let hand = &self.board.private(self.seat).hand;
        let judged = self.judge(When::Later);
        let worth: Vec<f32> = hand.iter().map(|it| self.card(&judged, *it)).collect();
        let fits: Vec<[bool; 3]> =
            hand.iter().map(|card| [0, 1, 2].map(|i| self.may_place(*card, i))).collect();
        let choices = |phase: usize| {
            let all = (0..hand.len()).filter(|it| fits[*it][phase]);
            [None].into_iter().chain(all.map(Some)).collect::<Vec<Option<usize>>>()
        };
        let by_phase = [0, 1, 2].map(choices);
        for &one in &by_phase[0] {
            for &two in by_phase[1].iter().filter(|it| it.is_none() || **it != one) {
                for &three in by_phase[2].iter().filter(|it| it.is_none() || (**it != one && **it != two)) {
                    let placed = [one, two, three];
                    let n = placed.iter().flatten().count();
                    let worth: f32 = placed.iter().flatten().map(|it| worth[*it]).sum();
                    each(n, worth, placed.map(|it| it.map(|it| hand[it])));
                }
            }
        }
    }
}

fn of(whom: Whom) -> f32 {
    match whom {
        Whom::Me => 1.0,
        Whom::Enemies => -1.0,
        Whom::All => 0.0,
    }
}
