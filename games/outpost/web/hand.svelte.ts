import type { Phrase } from "$frame/protocol";
import { is, match, payload } from "$frame/protocol/variants";
import type { Saying } from "$frame/table/game";
import { Hand, type KeyHelp } from "$frame/table/hand.svelte";
import { t } from "$frame/words/words.svelte";
import { choicePhrase } from "./choices";
import type { Asked, Card, Choice, Outpost, Reached, View } from "./protocol";

/** What one's own hand is about to do: which hex it points at, and where the patrol could go. */
export class OutpostHand extends Hand<Outpost> {
  /** The hex that was chosen: where to march, what to look into, what to raid. */
  aim = $state<string | null>(null);
  hovered = $state<string | null>(null);
  /** The hex of the keyboard. */
  focus = $state<string | null>(null);
  reached = $state.raw<Reached | null>(null);

  get view(): View | null {
    return this.match.view;
  }

  protected override naming(choice: Choice): Phrase {
    return choicePhrase(choice, this.match.world!);
  }

  /** A flare is offered to those whom nobody waits for; it is asked for on the slip all the same. */
  protected override question(): Asked | null {
    const asked = super.question();
    const { aside } = this.match.now!;
    if (asked || !aside || aside.options.length === 0) return asked;
    const patrol = this.match.world!.patrols[this.view?.acting ?? 0]!;
    const says = { key: "outpost-web-aside-flare", args: { patrol: { patrol } }, rules: ["OP-MOV-4"] };
    return { seat: aside.seat, ask: { march: { points: 0 } }, says, options: aside.options, privacy: "open" };
  }

  /** The march that one is asked for: whose it is, and how many points it has. */
  march: { seat: number; points: number } | null = $derived.by(() => {
    const space = this.asked?.space;
    return space ? { seat: space.seat, points: space.points } : null;
  });

  override get keys(): KeyHelp[] {
    return [{ key: t("outpost-web-key-hexes"), does: t("outpost-web-key-does-hexes") }];
  }

  async learnReach(): Promise<void> {
    const { march } = this;
    this.reached = null;
    if (!march) return;
    const query = { what: "reach" as const, seat: march.seat, points: march.points };
    const reached = await this.match.socket.query<Reached>(query).catch(() => null);
    if (this.march?.seat === march.seat && this.march.points === march.points) this.reached = reached;
  }

  /** The listed options that stand for a place on the field, by hex. */
  places: Record<string, Choice> = $derived.by(() => {
    const found = (this.asked?.options ?? []).flatMap((it): [string, Choice][] => {
      const hex = this.placeOf(it);
      return hex === null ? [] : [[hex, it]];
    });
    return Object.fromEntries(found);
  });

  private placeOf(choice: Choice): string | null {
    const target = payload(choice, "raid");
    if (target) {
      return match(target, {
        patrol: (seat) => this.view?.patrols[seat]?.hex ?? null,
        flag: (hex) => hex,
      });
    }
    return payload(choice, "scout") ?? null;
  }

  /** Whether what can be chosen on the field is to be raided. */
  get isRaid(): boolean {
    return this.kind === "raid";
  }

  protected override wish(): Choice | null {
    if (this.aim === null) return null;
    if (this.march && this.reached?.hexes[this.aim]) return { march: this.aim };
    return this.places[this.aim] ?? null;
  }

  override get usual(): Choice | null {
    if (this.candidate !== null && this.buttons.includes(this.candidate)) return this.candidate;
    // To march is the usual answer to a question about marching, and a flare is not to be fired by accident.
    return this.kind === "march" ? null : super.usual;
  }

  override get colour(): string {
    const seat = this.asked?.seat ?? this.match.seat;
    return seat === null || seat === undefined ? "" : `op-${this.match.world?.patrols[seat]}`;
  }

  override get sentence(): Saying[] | null {
    const hex = this.candidate === null ? undefined : payload(this.candidate, "march");
    const cost = hex === undefined ? undefined : this.reached?.hexes[hex]?.cost;
    if (hex === undefined || cost === undefined) return super.sentence;
    return [{ text: t("outpost-web-march-cost", { hex, cost, points: this.march!.points }) }];
  }

  override get hint(): string | null {
    return this.march ? t("outpost-web-hint-march") : null;
  }

  /** The cards of one's hand that are not laid yet. */
  get cards(): { card: Card; choice: Choice | null }[] {
    const laid = (this.match.now?.sealed ?? []).flatMap((it) => payload(it, "card") ?? []);
    const left = [...(this.view?.hand ?? [])].sort();
    for (const card of laid) left.splice(left.indexOf(card), 1);
    const options = this.asked?.options ?? [];
    return left.map((card) => ({ card, choice: options.find((it) => payload(it, "card") === card) ?? null }));
  }

  /** The orders that one has laid and nobody has turned over. */
  get laid(): Card[] {
    return (this.match.now?.sealed ?? []).flatMap((it) => payload(it, "card") ?? []);
  }

  override drop(): void {
    this.aim = null;
  }

  /** A hex was tapped, or entered with the keyboard; twice is a confirmation. */
  touch(hex: string): void {
    if (this.aim === hex && this.candidate !== null) {
      void this.confirm();
      return;
    }
    this.aim = hex;
    this.match.refusal = null;
    // The table says why a patrol cannot go there.
    if (this.march && this.reached && this.candidate === null && !this.stands(hex))
      void this.refuse({ march: hex });
  }

  private stands(hex: string): boolean {
    return this.view?.patrols[this.march!.seat]?.hex === hex;
  }

  /** The next place that something could be done with. */
  override next(step: number): string | null {
    const all = this.march ? Object.keys(this.reached?.hexes ?? {}) : Object.keys(this.places);
    if (all.length === 0) return null;
    const here = this.aim === null ? -1 : all.indexOf(this.aim);
    const to = all[(here + step + all.length) % all.length]!;
    this.aim = to;
    this.focus = to;
    return to;
  }

  override look(place: string): void {
    this.focus = place;
  }

  override async all(tell: (choices: Choice[]) => void): Promise<void> {
    const marches = Object.keys(this.reached?.hexes ?? {}).map((hex) => ({ march: hex }));
    tell([...(this.asked?.options ?? []), ...(this.march ? marches : [])]);
  }

  /** Whether a flare is what is asked about. */
  get isFlare(): boolean {
    return this.asked?.options.some((it) => is(it, "flare")) ?? false;
  }
}
