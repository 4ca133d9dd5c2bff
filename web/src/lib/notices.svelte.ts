import type { Notices, QuietHours } from "../protocol";
import { words } from "../words/words.svelte";
import { request } from "./api";

/** Why this browser cannot be told; nothing if it can. */
export type Hindrance = "secure" | "old" | "denied" | null;

/** How this person is told that it is their turn. */
class OwnNotices {
  /** What the server keeps; nothing until it was asked. */
  kept = $state.raw<Notices | null>(null);
  /** The address of this browser at its push service. */
  endpoint = $state<string | null>(null);

  /** Whether this browser is told. */
  get here(): boolean {
    return this.endpoint !== null && (this.kept?.pushes.includes(this.endpoint) ?? false);
  }

  /** Whether there is a way to tell this person anything. */
  get anyWay(): boolean {
    const { pushes = [], mail, webhook } = this.kept ?? {};
    return pushes.length > 0 || (mail?.confirmed ?? false) || !!webhook;
  }

  get hindrance(): Hindrance {
    if (!isSecureContext) return "secure";
    if (![navigator.serviceWorker, window.PushManager, window.Notification].every(Boolean)) return "old";
    return Notification.permission === "denied" ? "denied" : null;
  }

  async look(): Promise<void> {
    this.kept = await request<Notices>("GET", "/api/me/notices");
    const worker = this.hindrance === null ? await navigator.serviceWorker.getRegistration() : undefined;
    this.endpoint = (await worker?.pushManager.getSubscription())?.endpoint ?? null;
  }

  async #ask(path: string, body: unknown): Promise<void> {
    this.kept = await request<Notices>("POST", path, body);
  }

  /** In which language and when: with the zone of this browser. */
  setHours(quiet: QuietHours | null): Promise<void> {
    return this.#ask("/api/me/notices", { language: words.language, zone: zone(), quiet });
  }

  /** Those who travel, or read another language now, are told by the clock and in the words of the device they use. */
  async follow(): Promise<void> {
    const { kept } = this;
    const isOld = kept?.zone !== zone() || kept.language !== words.language;
    if (kept && isOld && this.anyWay) await this.setHours(kept.quiet);
  }

  /** Before the first way is chosen, the server learns the language and the time zone. */
  async #introduce(): Promise<void> {
    if (!this.anyWay) await this.setHours(this.kept?.quiet ?? null);
  }

  async tellHere(): Promise<void> {
    const key = this.kept?.push_key;
    if (!key || (await Notification.requestPermission()) !== "granted") return;
    await this.#introduce();
    await navigator.serviceWorker.register("/sw.js");
    const worker = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
    // A subscription with another key, of a store that was replaced, is of no use.
    const subscribe = () => worker.pushManager.subscribe(options);
    const subscription = await subscribe().catch(async () => {
      await (await worker.pushManager.getSubscription())?.unsubscribe();
      return subscribe();
    });
    await this.#ask("/api/me/notices/push", subscription.toJSON());
    this.endpoint = subscription.endpoint;
  }

  async stopHere(): Promise<void> {
    const worker = await navigator.serviceWorker.getRegistration();
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
    await this.#ask("/api/me/notices/push/stop", { endpoint: this.endpoint });
    this.endpoint = null;
  }

  async setMail(address: string): Promise<void> {
    if (address !== "") await this.#introduce();
    await this.#ask("/api/me/notices/mail", { address });
  }

  async setWebhook(url: string): Promise<void> {
    if (url !== "") await this.#introduce();
    await this.#ask("/api/me/notices/webhook", { url });
  }

  watch(id: string, on: boolean): Promise<void> {
    return this.#ask(`/api/matches/${id}/notices`, { on });
  }
}

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (it) => it.charCodeAt(0));
}

export const notices = new OwnNotices();

/** The links in mails. */
export const confirmMail = (token: string) => request<void>("POST", `/api/mail/confirm/${token}`, {});
export const stopMail = (token: string) => request<void>("POST", `/api/mail/stop/${token}`, {});
