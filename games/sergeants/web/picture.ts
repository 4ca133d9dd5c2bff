// How the view looks after an event: only pictures for the time in which a change is shown, until its own view comes.
import type { CardIx, Figure, Playing, Private, Shown, SeatView, Tableau, Tag, View } from "./protocol";
import type { Seat } from "$frame/protocol";

/** What becomes of a view. */
export type Picture = (view: View) => View;

export const inTurn =
  (...all: Picture[]): Picture =>
  (view) =>
    all.reduce((it, next) => next(it), view);

/** A soldier as he is after an event. */
export const figure =
  (tag: Tag, change: Partial<Figure>): Picture =>
  (view) => ({
    ...view,
    figures: view.figures.map((it) => (it.tag === tag ? { ...it, ...change } : it)),
  });

const seat =
  (of: Seat, change: (it: SeatView) => Partial<SeatView>): Picture =>
  (view) => ({ ...view, seats: view.seats.map((it, i) => (i === of ? { ...it, ...change(it) } : it)) });

const own =
  (of: Seat, change: (it: Private) => Partial<Private>): Picture =>
  (view) =>
    seat(of, (it) => (it.own ? { own: { ...it.own, ...change(it.own) } } : {}))(view);

export const tableau =
  (of: Seat, change: (it: Tableau) => Partial<Tableau>): Picture =>
  (view) => ({ ...view, tableau: view.tableau.map((it, i) => (i === of ? { ...it, ...change(it) } : it)) });

export const scores = (of: Seat, vp: number): Picture => tableau(of, (it) => ({ score: it.score + vp }));

type Three<T> = [T, T, T];
const nth = <T>(three: Three<T>, i: number, change: (it: T) => T): Three<T> =>
  three.map((it, at) => (at === i ? change(it) : it)) as Three<T>;

const without = (cards: CardIx[], gone: readonly CardIx[]): CardIx[] =>
  cards.filter((it) => !gone.includes(it));

const discards = (of: Seat, cards: CardIx[]): Picture =>
  tableau(of, (it) => ({ discards: [...it.discards, ...cards] }));

/** Cards leave the hand. */
const fromHand = (of: Seat, cards: readonly CardIx[]): Picture =>
  inTurn(
    seat(of, (it) => ({ hand: it.hand - cards.length })),
    own(of, (it) => ({ hand: without(it.hand, cards) })),
  );

/** A card leaves the deck. */
const fromDeck = (of: Seat, card: CardIx | null): Picture =>
  inTurn(
    seat(of, (it) => ({ deck: Math.max(0, it.deck - 1) })),
    own(of, (it) => ({ deck: card === null ? it.deck : without(it.deck, [card]) })),
  );

export const drawn = (of: Seat, card: CardIx | null): Picture =>
  inTurn(
    fromDeck(of, card),
    seat(of, (it) => ({ hand: it.hand + 1 })),
    own(of, (it) => ({ hand: card === null ? it.hand : [...it.hand, card].sort((a, b) => a - b) })),
  );

export const turned = (of: Seat, card: CardIx): Picture => inTurn(fromDeck(of, card), discards(of, [card]));

export const discarded = (of: Seat, cards: CardIx[]): Picture =>
  inTurn(fromHand(of, cards), discards(of, cards));

const faceUp = (card: CardIx): Shown => ({ card, action: null, done: false });

/** Cards are laid on the phases; of those of others only what lies open is known. */
export function placed(of: Seat, cards: (CardIx | null)[] | null, isOpen: boolean): Picture {
  if (!cards) return (view) => view;
  const laid = cards.flatMap((card, phase) => (card === null ? [] : [{ card, phase }]));
  const lay = laid.map(({ card, phase }): Picture =>
    isOpen
      ? tableau(of, (it) => ({ shown: nth(it.shown, phase, (all) => [...all, faceUp(card)]) }))
      : inTurn(
          seat(of, (it) => ({ placed: nth(it.placed, phase, (n) => n + 1) })),
          own(of, (it) => ({ placed: nth(it.placed, phase, (all) => [...all, card]) })),
        ),
  );
  return inTurn(
    fromHand(
      of,
      laid.map((it) => it.card),
    ),
    ...lay,
  );
}

export const gapFilled = (of: Seat, phase: number, card: CardIx): Picture =>
  tableau(of, (it) => ({
    discards: without(it.discards, [card]),
    shown: nth(it.shown, phase, (all) => [...all, faceUp(card)]),
  }));

export const revealed =
  (of: Seat, cards: CardIx[]): Picture =>
  (view) => {
    const phase = view.phase - 1;
    return inTurn(
      seat(of, (it) => ({ placed: nth(it.placed, phase, () => 0) })),
      own(of, (it) => ({ placed: nth(it.placed, phase, () => []) })),
      tableau(of, (it) => ({ shown: nth(it.shown, phase, (all) => [...all, ...cards.map(faceUp)]) })),
    )(view);
  };

/** A card that lies open on the phase that is being played. */
export const shown =
  (of: Seat, card: CardIx, change: Partial<Shown>): Picture =>
  (view) =>
    tableau(of, (it) => ({
      shown: nth(it.shown, view.phase - 1, (all) =>
        all.map((one) => (one.card === card ? { ...one, ...change } : one)),
      ),
    }))(view);

export const held = (of: Seat, tag: Tag, card: CardIx | null): Picture =>
  inTurn(
    seat(of, (it) => ({ hand: it.hand - 1, held: [...it.held, tag] })),
    own(of, (it) =>
      card === null ? {} : { hand: without(it.hand, [card]), held: [...it.held, [tag, card]] },
    ),
  );

/** The cards of a phase are put away. */
export const phaseEnded: Picture = (view) => ({
  ...view,
  tableau: view.tableau.map((it) => ({
    ...it,
    discards: [...it.discards, ...it.shown[view.phase - 1]!.map((one) => one.card)],
    shown: nth(it.shown, view.phase - 1, () => []),
  })),
  preempted: [],
});

// --- The card that is being played.

export const began =
  (of: Seat, card: CardIx, left: Playing["left"]): Picture =>
  (view) => ({
    ...view,
    playing: { seat: of, card, left, acted: [], escorted: [], deeds: [], used: false, picked: [] },
    interrupted: [...view.interrupted, ...(view.playing ? [view.playing] : [])],
  });

export const playing =
  (change: (it: Playing) => Partial<Playing>): Picture =>
  (view) =>
    view.playing ? { ...view, playing: { ...view.playing, ...change(view.playing) } } : view;

/** Its play is over; one that it interrupted goes on. */
export const ended =
  (of: Seat, card: CardIx): Picture =>
  (view) => {
    if (view.playing?.seat !== of || view.playing.card !== card) return view;
    return { ...view, playing: view.interrupted.at(-1) ?? null, interrupted: view.interrupted.slice(0, -1) };
  };
