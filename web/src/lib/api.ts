import type {
  Blocked,
  BotInfo,
  BotToken,
  Chances,
  Created,
  Device,
  Examined,
  Game,
  Invitation,
  Ladder,
  LadderCourse,
  League,
  LeagueInvitation,
  LeaguePairing,
  LeagueSummary,
  Me,
  NewMatch,
  NotDone,
  OwnBots,
  OwnContent,
  Packed,
  Phrase,
  SeatPlan,
  Summary,
} from "../protocol";

/** A request that was not carried out, with a sentence that says why. */
export class Refusal extends Error {
  constructor(
    readonly why: Phrase,
    readonly status: number,
    readonly problems: NotDone["problems"] = [],
    /** What is wrong with a pack, each fault a sentence. */
    readonly faults: NotDone["faults"] = [],
  ) {
    super(why.key);
  }
}

const OFFLINE: Phrase = { key: "web-offline", args: {} };

/** The server must know this browser before it accepts requests. */
let met: Promise<unknown> | null = null;
const meet = (): Promise<unknown> => (met ??= request("GET", "/api/me").catch(() => (met = null)));

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await answered(method, path, body === undefined ? undefined : JSON.stringify(body));
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** What the server answers to a body of JSON, or of bytes. */
async function answered(method: string, path: string, body?: string | Blob): Promise<Response> {
  if (method !== "GET") await meet();
  const options: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    options.body = body;
    options.headers = { "content-type": typeof body === "string" ? "application/json" : "application/zip" };
  }
  const response = await fetch(path, options).catch(() => {
    throw new Refusal(OFFLINE, 0);
  });
  if (response.ok) return response;
  const said: NotDone | null = await response.json().catch(() => null);
  const why = said?.why ?? { key: "web-failed", args: {} };
  throw new Refusal(why, response.status, said?.problems, said?.faults);
}

export const api = {
  games: () => request<string[]>("GET", "/api/games"),
  /** Content that this server has beside the game's own, as the game's pages read it. */
  content: (game: string) => request<unknown>("GET", `/api/games/${game}/content`),
  /** What the rules of a game say about content that is being made. */
  examine: (game: string, own: OwnContent) => request<Examined>("POST", `/api/games/${game}/check`, own),
  /** What is in a pack. */
  openPack: async (pack: Blob) => (await (await answered("POST", "/api/packs/open", pack)).json()) as Packed,
  makePack: async (packed: Packed) => (await answered("POST", "/api/packs", JSON.stringify(packed))).blob(),
  me: () => request<Me>("GET", "/api/me"),
  rename: (name: string) => request<Me>("POST", "/api/me", { name }),
  carry: () => request<{ path: string }>("POST", "/api/me/carry", {}),
  arrive: (token: string) => request<Me>("POST", `/api/carry/${token}`, {}),
  matches: () => request<Summary[]>("GET", "/api/matches"),
  lobby: () => request<Summary[]>("GET", "/api/lobby"),
  /** Every person mixes a number into its chance, so that nobody can choose it. */
  create: (wanted: NewMatch<Game>) => request<Created>("POST", "/api/matches", { mixed: true, ...wanted }),
  invitation: (token: string) => request<Invitation>("GET", `/api/invitations/${token}`),
  accept: (token: string, seat: number) => request<Created>("POST", `/api/invitations/${token}`, { seat }),
  take: (id: string, seat: number) => request<Created>("POST", `/api/matches/${id}/seats`, { seat }),
  /** A match of one's own that goes on from a moment of another. */
  fork: (id: string, n: number, seats: SeatPlan[] = []) =>
    request<Created>("POST", `/api/matches/${id}/fork`, { n, seats }),
  world: (id: string, name: string) => request<unknown>("GET", `/api/matches/${id}/world/${name}`),
  playOn: (id: string) => request<Created>("POST", `/api/matches/${id}/next`, {}),
  chances: (id: string) => request<Chances>("GET", `/api/matches/${id}/chances`),
  /** The person in a seat is asked to leave. */
  turnOut: (id: string, seat: number) => request<void>("POST", `/api/matches/${id}/turn-out`, { seat }),
  /** The person in a seat is not to sit down here again, nor to be heard. */
  block: (id: string, seat: number) => request<void>("POST", `/api/matches/${id}/block`, { seat }),
  /** Tells the operator of the server about the person in a seat. */
  complain: (id: string, seat: number, text: string) =>
    request<void>("POST", `/api/matches/${id}/complaint`, { seat, text }),
  ladder: (game: string, kind: string) => request<Ladder>("GET", `/api/ladder/${game}/${kind}`),
  /** A player of the ladder, and how they came where they are. */
  ladderPlayer: (game: string, kind: string, id: string) =>
    request<LadderCourse>("GET", `/api/ladder/${game}/${kind}/${id}`),
  leagues: () => request<LeagueSummary[]>("GET", "/api/leagues"),
  /** A league, in which every match begins as this one would. */
  makeLeague: (wanted: { name: string; pairing: LeaguePairing; days: number; plan: NewMatch<Game> }) =>
    request<Created>("POST", "/api/leagues", wanted),
  league: (id: string) => request<League>("GET", `/api/leagues/${id}`),
  leagueInvitation: (token: string) => request<LeagueInvitation>("GET", `/api/leagues/invitations/${token}`),
  joinLeague: (token: string) => request<Created>("POST", `/api/leagues/invitations/${token}`, {}),
  /** What members and organisers do; nothing comes back where there is no league any more, or none that is theirs to see. */
  inLeague: (id: string, what: "start" | "leave" | "remove" | "forfeit" | "close" | "reminders", body = {}) =>
    request<League | undefined>("POST", `/api/leagues/${id}/${what}`, body),
  /** Bots of one's own, and what they may do. */
  ownBots: () => request<OwnBots>("GET", "/api/me/bots"),
  makeBot: (name: string) => request<BotToken>("POST", "/api/me/bots", { name }),
  renewBot: (id: string) => request<BotToken>("POST", "/api/me/bots/token", { id }),
  openBot: (id: string, open: boolean) => request<void>("POST", "/api/me/bots/open", { id, open }),
  endBot: (id: string) => request<void>("POST", "/api/me/bots/revoke", { id }),
  /** Bots that can be challenged. */
  bots: () => request<BotInfo[]>("GET", "/api/bots"),
  /** Offers a seat to a bot. */
  challenge: (id: string, seat: number, bot: string) =>
    request<void>("POST", `/api/matches/${id}/challenge`, { seat, bot }),
  devices: () => request<Device[]>("GET", "/api/me/devices"),
  revoke: (id: string) => request<void>("POST", "/api/me/devices/revoke", { id }),
  signOut: () => request<void>("POST", "/api/me/sign-out", {}),
  blocked: () => request<Blocked[]>("GET", "/api/me/blocked"),
  unblock: (id: string) => request<void>("POST", "/api/me/unblock", { id }),
  /** Everything that is stored of this person is deleted. */
  forget: () => request<void>("POST", "/api/me/delete", {}),
  imported: (file: unknown) => request<Created>("POST", "/api/import", file),
};
