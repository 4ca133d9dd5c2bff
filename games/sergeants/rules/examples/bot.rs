//! A bot: it shoots when it can, and else plays at random. It sees its own view alone, so that it cannot cheat.
//!
//! ```sh
//! cargo run -p sergeants --example bot
//! ```

use sergeants::{Ask, Choice, Sergeants, Setup};
use table::{
    Chance, Game, Seat, Shuffler,
    policy::{Moment, Offered, Pick, Policy},
};

struct Trigger(Shuffler);

impl Policy<Sergeants> for Trigger {
    fn choose(
        &mut self,
        moment: &Moment<'_, Sergeants>,
        offered: &Offered<'_, Sergeants>,
    ) -> Pick<Sergeants> {
        let shoots = |choice: &Choice| matches!(choice, Choice::Soldier(_));
        if matches!(moment.ask, Ask::Shoot { .. })
            && let Some(i) = (0..offered.n).find(|i| shoots(&(offered.nth)(*i)))
        {
            return Pick::Listed(i);
        }
        moment.pick_blindly(offered, &mut self.0)
    }

    fn roll(&mut self, sides: u8, dice: &mut [u8]) {
        self.0.throw(sides, dice);
    }

    fn draw(&mut self, n: usize, _: &dyn Fn(usize) -> Choice) -> usize {
        self.0.below(n as u32) as usize
    }
}

fn main() {
    let setup = Setup::builtin("crossing", &["us", "de"]);
    let mut wins = [0, 0];
    for seed in 0..20 {
        let (mut game, _) = Game::<Sergeants>::new(&setup).expect("a built-in scenario is valid");
        let (mut bot, mut chance) = (Trigger(Shuffler::new(seed)), Shuffler::new(seed + 100));
        let outcome = loop {
            if let Some(outcome) = game.pending().outcome() {
                break outcome.clone();
            }
            let answer = game.decide(Seat(0), &mut bot).or_else(|| game.random_answer(&mut chance));
            game.answer(answer.expect("the game is not over")).expect("a legal answer");
        };
        for seat in outcome.winners {
            wins[usize::from(seat.0)] += 1;
        }
    }
    println!("the bot won {} games, chance {}", wins[0], wins[1]);
}
