// Another match with the same people: they are invited by a line of chat in the one that is over, and find it at its end.

import type { ChatLine } from "../protocol";
import { t } from "../words/words.svelte";

const INVITATION = /\/invitation\/[\w-]+/;

/** The path that leads to a free seat of one's own match; nothing if none is free. */
function invitationTo(id: string): Promise<string | null> {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/matches/${id}`);
  return new Promise((found) => {
    socket.onclose = () => found(null);
    socket.onmessage = ({ data }) => {
      const { table } = JSON.parse(data as string);
      if (!table) return;
      found(table.match.invitation ?? null);
      socket.close();
    };
  });
}

/** What is said to those who were there, so that they can sit down in the next match. */
export async function callTo(id: string): Promise<string | null> {
  const path = await invitationTo(id);
  return path && `${t("table-rematch-call")} ${location.origin}${path}`;
}

export interface Call {
  name: string;
  path: string;
}

/** The last invitation that another person has sent. */
export function calledTo(chat: ChatLine[], mine: number[]): Call | null {
  for (const { seat, name, text } of chat.toReversed()) {
    const path = INVITATION.exec(text)?.[0];
    if (path) return seat !== null && mine.includes(seat) ? null : { name, path };
  }
  return null;
}

/** A line of chat in parts, with the addresses of this server as links. */
export function linked(text: string): { text: string; href?: string }[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .filter((it) => it !== "")
    .map((it) => (it.startsWith(`${location.origin}/`) ? { text: it, href: it } : { text: it }));
}
