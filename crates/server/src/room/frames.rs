//! A match as it stood at earlier moments, for those who look back.

use table::{Answer, Game, Match, Rules};

/// Every so many answers it is remembered at first.
const EVERY: usize = 64;

/// More moments than this, and every other one is forgotten: a match may have fifty thousand answers.
const MOST: usize = 64;

pub(super) struct Frames<R: Rules> {
    every: usize,
    games: Vec<Game<R>>,
}

impl<R: Rules> Default for Frames<R> {
    fn default() -> Frames<R> {
        Frames { every: EVERY, games: Vec::new() }
    }
}

impl<R: Rules> Frames<R> {
    /// The match after its first `n` answers.
    pub(super) fn at(&mut self, it: &Match<R>, n: usize) -> Option<Game<R>> {
        let journal = it.journal();
        if self.games.is_empty() {
            self.games.push(Game::sharing(it.setup(), it.game().shared_world()).ok()?.0);
        }
        while let Some(answers) =
            journal.get((self.games.len() - 1) * self.every..self.games.len() * self.every)
        {
            self.games.push(played_on(&self.games[self.games.len() - 1], answers));
            if MOST < self.games.len() {
                let mut keep = false;
                self.games.retain(|_| {
                    keep = !keep;
                    keep
                });
                self.every *= 2;
            }
        }
        let i = n / self.every;
        Some(played_on(self.games.get(i)?, journal.get(i * self.every..n)?))
    }

    /// The match went back: what is remembered of later moments is void. The rest stays: looking back again costs little.
    pub(super) fn cut(&mut self, n: usize) {
        self.games.truncate(n / self.every + 1);
    }
}

fn played_on<R: Rules>(from: &Game<R>, answers: &[Answer<R>]) -> Game<R> {
    let mut game = from.clone();
    answers.iter().for_each(|it| drop(game.answer(it.clone())));
    game
}

#[cfg(test)]
mod tests {
    use aces::{Aces, Faction, Setup};
    use table::Shuffler;

    use super::*;

    #[test]
    fn every_moment_is_there_and_few_are_remembered() {
        let setup = Setup::builtin("summer", &[(Faction::Us, 0), (Faction::G1, 1)]);
        let (mut it, _) = Match::<Aces>::new(setup).expect("it fits");
        let (mut chance, mut frames) = (Shuffler::new(1), Frames::<Aces> { every: 2, games: Vec::new() });
        while it.journal().len() < 300 {
            let answer = it.game().random_answer(&mut chance).expect("it goes on for longer than that");
            it.answer(answer).expect("it is legal");
        }
        let view = |game: &Game<Aces>| game.view(table::Viewer::Spectator);
        let mut seen =
            |n: usize, it: &Match<Aces>| frames.at(it, n).map(|it| view(&it)).expect("it is there");
        let all = it.journal().len();
        for n in [0, 1, 2, 67, all / 2, all - 1, all] {
            assert_eq!(seen(n, &it), view(it.after(n).game()), "{n}");
        }
        assert!(frames.games.len() <= MOST && 2 < frames.every);
        frames.cut(100);
        assert_eq!(frames.games.len(), 100 / frames.every + 1);
    }
}
