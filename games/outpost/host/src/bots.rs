//! Players for Outpost.

use clap::ValueEnum;
use outpost::{
    Ask, Cache, Card, Choice, Hex, Outpost, Space, Target, View, World, outposts_in_sight, reach, targets,
};
use table::{
    Chance, Seat, Shuffler,
    policy::{Moment, Offered, Pick, Policy},
};

/// How a seat is played.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
pub enum Bot {
    /// Anything that is legal.
    Random,
    /// Goes where it has not looked yet, flags what is worth it, and raids what is near.
    Greedy,
}

/// A bot in every seat, with one source of chance for them and for dice and draws.
pub struct Bots {
    bots: Vec<Bot>,
    chance: Shuffler,
}

impl Bots {
    /// `bots` are by seat.
    pub fn new(bots: Vec<Bot>, chance: Shuffler) -> Bots {
        Bots { bots, chance }
    }
}

impl hosting::Bots<Outpost> for Bots {
    fn again(&mut self, chance: Shuffler) {
        self.chance = chance;
    }
}

impl Policy<Outpost> for Bots {
    fn choose(&mut self, moment: &Moment<'_, Outpost>, offered: &Offered<'_, Outpost>) -> Pick<Outpost> {
        match self.bots.get(moment.seat.0 as usize) {
            Some(Bot::Greedy) => greedy(moment, offered, &mut self.chance),
            Some(Bot::Random) | None => moment.pick_blindly(offered, &mut self.chance),
        }
    }

    fn roll(&mut self, sides: u8, dice: &mut [u8]) {
        self.chance.throw(sides, dice);
    }

    fn draw(&mut self, n: usize, _: &dyn Fn(usize) -> Choice) -> usize {
        self.chance.below(n as u32) as usize
    }
}

/// Takes the answer that is worth most; equal ones are drawn at random.
fn greedy(
    moment: &Moment<'_, Outpost>,
    offered: &Offered<'_, Outpost>,
    chance: &mut Shuffler,
) -> Pick<Outpost> {
    let mind = Mind { world: moment.world(), view: moment.view(), seat: moment.seat };
    let listed = (0..offered.n).map(|i| (mind.worth(moment.ask, &(offered.nth)(i)), Pick::Listed(i)));
    let free = offered.space.into_iter().flat_map(|space| mind.marches(space));
    let all: Vec<(i32, Pick<Outpost>)> = listed.chain(free).collect();
    let most = all.iter().map(|it| it.0).max().unwrap_or(0);
    let best: Vec<Pick<Outpost>> = all.into_iter().filter(|it| it.0 == most).map(|it| it.1).collect();
    best[chance.below(best.len() as u32) as usize].clone()
}

/// What a greedy bot knows: its own view, and nothing else.
struct Mind<'a> {
    world: &'a World,
    view: View,
    seat: Seat,
}

impl Mind<'_> {
    fn worth(&self, ask: &Ask, choice: &Choice) -> i32 {
        match choice {
            Choice::Card(card) => self.order(ask, *card),
            Choice::Scout(outpost) => self.promise(*outpost),
            Choice::Raid(target) => self.prey(*target),
            Choice::RaiseFlag => match ask {
                Ask::Flag { outpost } => self.known(*outpost).map_or(0, |Cache(n)| i32::from(n)),
                _ => 0,
            },
            Choice::Stay => self.place(self.here()),
            Choice::TakeCover => 1,
            Choice::Cache(_)
            | Choice::NoOrder
            | Choice::March(_)
            | Choice::Flare
            | Choice::NoCover
            | Choice::LeaveIt => 0,
            Choice::NoCoverThisRound => -1,
        }
    }

    /// What a card is worth as an order. The leader's second order follows a march or a look.
    fn order(&self, ask: &Ask, card: Card) -> i32 {
        let here = outposts_in_sight(self.world, self.here()).into_iter().map(|it| self.promise(it)).max();
        let looks = 0 < here.unwrap_or(0);
        let first = !matches!(ask, Ask::Order { nth: 2 });
        let flags: Vec<(Hex, Seat)> =
            self.view.outposts.iter().filter_map(|(hex, it)| Some((*hex, it.flag?))).collect();
        let raids = targets(&self.view.patrols, &flags, self.seat).into_iter().map(|it| self.prey(it)).max();
        match card {
            Card::Scout if looks == first => 30,
            Card::March if looks != first => 20,
            Card::Raid => raids.map_or(1, |it| 10 + it),
            Card::March => 5,
            Card::Scout => 4,
            Card::Cover => 0,
        }
    }

    fn here(&self) -> Hex {
        self.view.patrols[self.seat.0 as usize].hex
    }

    fn known(&self, outpost: Hex) -> Option<Cache> {
        self.view.outposts[&outpost].cache
    }

    /// What may be gained by looking into an outpost.
    fn promise(&self, outpost: Hex) -> i32 {
        let site = &self.view.outposts[&outpost];
        match (site.flag, site.cache) {
            (None, None) => 4,
            (None, Some(Cache(n))) => 2 * i32::from(n),
            (Some(seat), None) if seat != self.seat => 1,
            (Some(_), _) => 0,
        }
    }

    fn prey(&self, target: Target) -> i32 {
        match target {
            Target::Patrol(_) => 8,
            Target::Flag(outpost) => match self.known(outpost) {
                Some(Cache(n)) => 4 * i32::from(n),
                None => 5,
            },
        }
    }

    /// How good it is to stand somewhere: next to what promises most, or on the way to it.
    fn place(&self, hex: Hex) -> i32 {
        let worth = |outpost: &Hex| {
            let away = i32::from(outpost.distance(hex).saturating_sub(1));
            let promise = self.promise(*outpost);
            if 0 < promise { 10 * promise - 12 * away } else { -100 }
        };
        self.world.field.outposts().iter().map(worth).max().unwrap_or(0)
    }

    fn marches(&self, space: &Space) -> Vec<(i32, Pick<Outpost>)> {
        let reached = reach(self.world, &self.view.patrols, space.seat, space.points);
        let worth = |(hex, stop): (Hex, outpost::Stop)| {
            (self.place(hex) - i32::from(stop.cost), Pick::Free(Choice::March(hex)))
        };
        reached.into_iter().map(worth).collect()
    }
}
