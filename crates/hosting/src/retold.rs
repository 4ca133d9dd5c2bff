//! A finished match from its beginning, for those who count what happened.

use table::{Game, Match, Rules};

/// Plays the answers of a match once more: `each` is called with the game after every answer and with what happened by it.
pub fn retold<R: Rules>(played: &Match<R>, mut each: impl FnMut(&Game<R>, &[R::Event])) {
    let Ok((mut game, events)) = Game::<R>::new(played.setup()) else { return };
    each(&game, &events);
    for answer in played.journal() {
        let Ok(events) = game.answer(answer.clone()) else { return };
        each(&game, &events);
    }
}
