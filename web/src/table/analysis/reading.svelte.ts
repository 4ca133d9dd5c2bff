import type { Analysis, AnalysisStage, Game, Judgement } from "../../protocol";
import { is, payload } from "../../protocol/variants";
import type { MatchState } from "../match.svelte";

/** The analysis of a finished match, as far as there is one, and which of its moments is looked at. */
export class AnalysisReading<G extends Game> {
  /** How far it is; nothing before the server was asked. */
  stage = $state.raw<AnalysisStage | null>(null);
  /** What was played is drawn, not what would have been better. */
  showsPlayed = $state(false);
  #isAsked = false;

  constructor(private readonly match: MatchState<G>) {}

  analysis: Analysis | null = $derived.by(() => payload(this.stage, "done") ?? null);
  /** Whether this person may ask for it. */
  isOffered: boolean = $derived.by(() => {
    const none = payload(this.stage, "none");
    return none !== undefined && none.why === undefined;
  });
  isUnderWay: boolean = $derived(this.stage !== null && is(this.stage, "waiting", "working"));
  /** The decisions that gave chances away, in their order. */
  marked: Judgement[] = $derived(this.analysis?.decisions.filter((it) => it.mark) ?? []);
  /** The worst of them, the worst first. */
  worst: Judgement[] = $derived.by(() => {
    const { analysis } = this;
    return analysis?.worst.flatMap((it) => analysis.decisions[it] ?? []) ?? [];
  });
  /** The decision before which the replay stands. */
  here: Judgement | null = $derived.by(() => {
    const { past } = this.match;
    return past === null ? null : (this.marked.find((it) => it.n === past) ?? null);
  });
  /** The answers that the board draws: the better plan, or what was played. */
  plan: unknown[] = $derived.by(() => (this.showsPlayed ? this.here?.played_plan : this.here?.plan) ?? []);

  /** Asks what there is, once. */
  look(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    void this.#ask(false);
  }

  /** Has it worked out. */
  begin(): Promise<void> {
    this.#isAsked = true;
    return this.#ask(true);
  }

  async #ask(begin: boolean): Promise<void> {
    const stage = await this.match.attempt(this.match.socket.analysis(begin));
    if (stage) this.stage = stage;
  }

  /** The server says how far it is. */
  hear(stage: AnalysisStage): void {
    this.stage = stage;
  }

  /** The table was laid afresh, and the server has forgotten who reads. */
  renew(): void {
    if (this.#isAsked) void this.#ask(false);
  }

  /** The mark of the decision that begins after so many answers. */
  markAfter(n: number): Judgement | null {
    return this.marked.find((it) => it.n === n) ?? null;
  }
}

/** The signs of chess players. */
export const SIGNS = { inaccuracy: "?!", mistake: "?", blunder: "??" } as const;

/** Hundredths of a percent as percent. */
export function percent(hundredths: number, language: string): string {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(
    hundredths / 10_000,
  );
}
