//! A player that takes what is best at once: it goes for its orders, keeps to cover, spots, and shoots what it can hit.

use sergeants::{
    Ask, Choice, Sergeants, Space, View, World,
    content::{Act, Damage, Tag},
    state::{CardIx, Part},
};
use table::{
    Seat, Shuffler,
    policy::{Moment, Offered, Pick},
};

use super::{
    cards::When,
    land::Land,
    mind::Mind,
    muster,
    odds::{Odds, harm_of},
    taste::Taste,
};

/// Anything worth less is not done.
const LEAST: f32 = 0.001;

/// The greedy player. It sees a view, as a person would, and remembers nothing between decisions except the map.
pub struct Greedy {
    land: Land,
    odds: Odds,
    taste: Taste,
}

impl Greedy {
    /// Studies the map of a world.
    pub fn new(world: &World) -> Greedy {
        Greedy::with(world, Taste::default())
    }

    /// A player with another taste.
    pub fn with(world: &World, taste: Taste) -> Greedy {
        Greedy { land: Land::new(world), odds: Odds::new(world), taste }
    }

    /// SM-SCN-9: where this player would begin in the place of a person, from what that person may know.
    pub(crate) fn deployment(
        &self,
        world: &World,
        view: &View,
        space: &Space,
        chance: &mut Shuffler,
    ) -> Choice {
        let seat = if let Space::Deployments { seat, .. } = space { *seat } else { Seat(0) };
        muster::deployment(&self.mind(world, view, seat, self.taste), space, chance)
    }

    /// SM-TRN-4: the cards that this player would place in the place of a person, from what that person may know.
    pub(crate) fn placing(&self, world: &World, view: &View, seat: Seat) -> Choice {
        Choice::Placing(self.mind(world, view, seat, self.taste).sensible_placing())
    }

    pub(crate) fn taste(&self) -> Taste {
        self.taste
    }

    /// What a player thinks who knows this and likes that.
    pub(crate) fn mind<'a>(&'a self, world: &'a World, view: &View, seat: Seat, taste: Taste) -> Mind<'a> {
        Mind::new(world, (&self.land, self.odds, taste), view.supposed(world), seat)
    }

    /// The answer to a question, of those that are offered or that fit its space.
    pub fn choose(
        &self,
        moment: &Moment<'_, Sergeants>,
        offered: &Offered<'_, Sergeants>,
        chance: &mut Shuffler,
    ) -> Pick<Sergeants> {
        self.choose_by(self.taste, moment, offered, chance)
    }

    /// Decides by another taste.
    pub(crate) fn choose_by(
        &self,
        taste: Taste,
        moment: &Moment<'_, Sergeants>,
        offered: &Offered<'_, Sergeants>,
        chance: &mut Shuffler,
    ) -> Pick<Sergeants> {
        if offered.n == 1 && offered.space.is_none() {
            return Pick::Listed(0);
        }
        let world = moment.world();
        let mind = || self.mind(world, &moment.view(), moment.seat, taste);
        match (moment.ask, offered.space) {
            // The action that comes first.
            (Ask::Name { .. } | Ask::WhichGap { .. }, _) => Pick::Listed(0),
            (Ask::TakeBack { .. }, _) => take_back(&mind(), offered),
            (Ask::Force { .. }, Some(space)) => {
                Pick::Free(muster::force(moment, &mind().board, space, chance))
            }
            (Ask::Deploy { .. }, Some(space)) => Pick::Free(muster::deployment(&mind(), space, chance)),
            (Ask::Place { .. }, _) => Pick::Free(mind().orders()),
            (Ask::Pay { card, .. }, _) => pay(&mind(), *card, offered),
            (Ask::Part { card, .. }, _) => part(&mind(), *card, offered),
            (Ask::Who { acts, .. }, _) => who(&mind(), acts, offered),
            (Ask::Act { tag }, _) => {
                let mind = mind();
                let judged = mind.judge(When::Now);
                let nr = mind.man(*tag);
                best(offered, |it| match it {
                    Choice::Act(act) => {
                        nr.map_or(0.0, |nr| mind.acts(&judged, nr, std::slice::from_ref(act)))
                    }
                    _ => 0.0,
                })
            }
            (Ask::Row { rows, .. }, _) => {
                let mind = mind();
                let judged = mind.judge(When::Now);
                let owner = mind.board.field.playing.as_ref().and_then(|it| world.card(it.card).tag());
                best(offered, |it| match it {
                    Choice::Row(i) => mind.steps(&judged, owner, &rows[*i as usize]),
                    _ => 0.0,
                })
            }
            (Ask::Either { tag, rows, .. }, _) => {
                let mind = mind();
                let judged = mind.judge(When::Now);
                let nr = mind.man(*tag);
                best(offered, |it| match it {
                    Choice::Row(i) => nr.map_or(0.0, |nr| mind.acts(&judged, nr, &rows[*i as usize])),
                    _ => 0.0,
                })
            }
            (Ask::Spot { tag }, _) => {
                let mind = mind();
                best(offered, |it| match it {
                    Choice::Soldier(at) => mind.found_worth(*at),
                    Choice::Use(what) => mind.use_worth(*tag, what),
                    _ => 0.0,
                })
            }
            (Ask::Shoot { tag } | Ask::Gun { tag }, _) => {
                let mind = mind();
                best(offered, |it| match it {
                    Choice::Soldier(at) => mind.shot_worth(*tag, *at),
                    Choice::Act(_) => mind.throw_worth(*tag),
                    Choice::Use(what) => mind.use_worth(*tag, what),
                    _ => 0.0,
                })
            }
            (Ask::Aim { tag, what }, Some(space)) => match mind().best_shell(*tag, what) {
                Some((_, shell)) => Pick::Free(shell),
                None => Pick::Free(moment.sample(space, chance)),
            },
            (Ask::Aim { .. }, None) => {
                let mind = mind();
                best(offered, |it| if let Choice::Tile(tile) = it { mind.shelled(*tile, 1) } else { 0.0 })
            }
            (Ask::Smoke { tile, .. }, _) => {
                let explodes = 0.0 < mind().shelled(*tile, 1);
                best(offered, |it| f32::from((*it == Choice::No) == explodes))
            }
            (Ask::NextTarget { .. } | Ask::Victim { .. }, _) => {
                let mind = mind();
                best(offered, |it| if let Choice::Soldier(tag) = it { harm_to(&mind, *tag) } else { 0.0 })
            }
            (Ask::Cover { tag }, _) => {
                let mind = mind();
                best(offered, |it| match it {
                    Choice::Yes => 1.0,
                    Choice::Use(what) => mind.use_worth(*tag, what),
                    _ => 0.0,
                })
            }
            (Ask::Rally { .. }, _) => {
                let mind = mind();
                best(
                    offered,
                    |it| if let Choice::Rally { whose, .. } = it { rallied(&mind, *whose) } else { 0.0 },
                )
            }
            (Ask::Hold { .. }, _) => hold(&mind(), offered),
            (Ask::Discard { .. }, _) => {
                let mind = mind();
                let judged = mind.judge(When::Later);
                best(offered, |it| if let Choice::Card(card) = it { -mind.card(&judged, *card) } else { 0.0 })
            }
            // A grenade thrown instead of a shot (SM-SHT-5) has nothing listed beside it.
            (Ask::Throw { tag }, Some(space)) if offered.n == 0 => match mind().best_throw(*tag) {
                Some((_, throw)) => Pick::Free(throw),
                None => Pick::Free(moment.sample(space, chance)),
            },
            (Ask::Throw { tag }, space) => throw(&mind(), *tag, space, offered),
            (Ask::Strike { .. }, _) => {
                let mind = mind();
                best(offered, |it| {
                    if let Choice::Strike { card, on } = it { blow(&mind, *card, *on) } else { 0.0 }
                })
            }
            (Ask::React { .. } | Ask::Preempt { .. }, _) => {
                let mind = mind();
                best(offered, |it| match it {
                    Choice::Card(card) => mind.answer_worth(*card),
                    Choice::Preempt { card, .. } => mind.preempt_worth(*card),
                    Choice::Done => LEAST,
                    _ => f32::MIN,
                })
            }
            (Ask::Pick { .. }, _) => {
                let mind = mind();
                best(offered, |it| if let Choice::Soldier(tag) = it { mind.pick_worth(*tag) } else { 0.0 })
            }
            // A prisoner is worth double.
            (Ask::Capture { .. }, _) => Pick::Listed(0),
            // The soldier who has them keeps them.
            (Ask::HandOver { .. }, _) => best(offered, |it| f32::from(*it == Choice::Done)),
            (Ask::Walk { tag }, space) => walk(moment, &mind(), *tag, space, offered, chance),
            _ => moment.pick_blindly(offered, chance),
        }
    }
}

/// The option with the highest score, the first of those that tie.
fn best(offered: &Offered<'_, Sergeants>, score: impl Fn(&Choice) -> f32) -> Pick<Sergeants> {
    let mut best = (f32::MIN, 0);
    for i in 0..offered.n {
        let score = score(&(offered.nth)(i));
        if best.0 < score {
            best = (score, i);
        }
    }
    Pick::Listed(best.1)
}

/// A grenade, or something better.
fn throw(
    mind: &Mind<'_>,
    tag: Tag,
    space: Option<&Space>,
    offered: &Offered<'_, Sergeants>,
) -> Pick<Sergeants> {
    let worth = |it: &Choice| if let Choice::Use(what) = it { mind.use_worth(tag, what) } else { 0.0 };
    let other = best(offered, worth);
    let Some((grenade, throw)) = space.and_then(|_| mind.best_throw(tag)) else { return other };
    match other {
        Pick::Listed(i) if grenade < worth(&(offered.nth)(i)) => other,
        _ => Pick::Free(throw),
    }
}

/// At the beginning of a turn every held card comes back; later they are kept for the next.
fn take_back(mind: &Mind<'_>, offered: &Offered<'_, Sergeants>) -> Pick<Sergeants> {
    let begins = mind.board.field.phase == 0;
    best(offered, |it| f32::from(matches!(it, Choice::TakeBack(..)) == begins))
}

fn pay(mind: &Mind<'_>, card: CardIx, offered: &Offered<'_, Sergeants>) -> Pick<Sergeants> {
    let pays = mind.pays(&mind.judge(When::Now), card);
    best(offered, |it| f32::from((*it == Choice::Yes) == pays))
}

/// What helps the others comes first: spotting before shooting, and shooting before walking off.
fn part(mind: &Mind<'_>, card: CardIx, offered: &Offered<'_, Sergeants>) -> Pick<Sergeants> {
    let judged = mind.judge(When::Now);
    best(offered, |it| match it {
        Choice::Part(part) => {
            let spots = *part == Part::DogTag
                && mind.world.card(card).card.types.contains(&sergeants::content::Action::Look);
            let worth = mind.part(&judged, card, *part);
            if spots && 0.0 < worth { worth + 1.0 } else { worth }
        }
        _ => LEAST,
    })
}

/// The soldier who does most; if they walk first, one who has somewhere to go.
fn who(mind: &Mind<'_>, acts: &[Act], offered: &Offered<'_, Sergeants>) -> Pick<Sergeants> {
    let judged = mind.judge(When::Now);
    let worth = |it: Choice| match it {
        Choice::Soldier(tag) => mind.man(tag).map_or(0.0, |nr| mind.acts(&judged, nr, acts)),
        _ => LEAST,
    };
    let mut all: Vec<(f32, usize)> = (0..offered.n).map(|i| (worth((offered.nth)(i)), i)).collect();
    all.sort_by(|one, other| other.0.total_cmp(&one.0));
    let goes = |i: usize| match (offered.nth)(i) {
        Choice::Soldier(tag) if acts.first() == Some(&Act::Walk) => {
            mind.man(tag).is_some_and(|nr| mind.goes(nr))
        }
        _ => true,
    };
    let found = all.iter().find(|it| goes(it.1)).or(all.first());
    Pick::Listed(found.map_or(0, |it| it.1))
}

fn harm_to(mind: &Mind<'_>, tag: Tag) -> f32 {
    let foe = mind.foes.iter().find(|it| it.0.tag == tag);
    foe.map_or(-1.0, |it| mind.odds.harm(&it.0))
}

fn rallied(mind: &Mind<'_>, tag: Tag) -> f32 {
    mind.man(tag).map_or(0.5, |it| mind.own[it].life)
}

/// The best card of those that cannot be used in this turn any more.
fn hold(mind: &Mind<'_>, offered: &Offered<'_, Sergeants>) -> Pick<Sergeants> {
    let judged = mind.judge(When::Later);
    best(offered, |it| match it {
        Choice::Card(card) => mind.card(&judged, *card),
        _ => 0.2,
    })
}

/// The hardest blow first, but none that is wasted.
fn blow(mind: &Mind<'_>, card: CardIx, on: Tag) -> f32 {
    let Some((foe, _)) = mind.foes.iter().find(|it| it.0.tag == on) else { return 0.0 };
    let damage = mind.world.card(card).card.damage;
    let dear = match damage {
        Damage::Kill => 0.1,
        Damage::Wound => 0.05,
        Damage::Pin | Damage::Zip => 0.0,
    };
    harm_of(damage, foe) - dear
}

fn walk(
    moment: &Moment<'_, Sergeants>,
    mind: &Mind<'_>,
    tag: Tag,
    space: Option<&Space>,
    offered: &Offered<'_, Sergeants>,
    chance: &mut Shuffler,
) -> Pick<Sergeants> {
    // A soldier who may leave by an area has an order to do so.
    let leaves = (0..offered.n).find(|i| matches!((offered.nth)(*i), Choice::Leave { .. }));
    if let Some(i) = leaves.filter(|_| !mind.board.field.is_escort(tag)) {
        return Pick::Listed(i);
    }
    let Some(nr) = mind.man(tag) else { return moment.pick_blindly(offered, chance) };
    let found = match space {
        Some(Space::Walks { .. }) => mind.best_walk(nr).map(Choice::Walk),
        Some(Space::Turns { .. }) => mind.best_turn(nr).map(Choice::Walk),
        Some(Space::Entries { .. }) => mind.best_entry(nr),
        Some(space) => Some(moment.sample(space, chance)),
        None => None,
    };
    match found {
        Some(choice) => Pick::Free(choice),
        None if 0 < offered.n => Pick::Listed(0),
        None => moment.pick_blindly(offered, chance),
    }
}
