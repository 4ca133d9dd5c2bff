// Positions in the middle of a turn, in which the first player's card is face up.

/** A soldier of a seat at a place, in sixteenths of an inch. */
export const soldier = (tag, seat, at, facing, more = {}) => ({ tag, seat, at: { at, facing }, ...more });

/** The first phase of the first turn: the story decides its action, `shown` is the card to be played, `hand` what else is held. */
export const position = ({ story, soldiers, shown, hand = [] }) => ({
  turn: 1,
  phase: 1,
  story,
  soldiers,
  hands: [hand, []],
  shown: [[shown], []],
  then: [{ phase: { phase: 1 } }, "finish"],
});
