// Shows notices ("your turn in …") while no page is open. It keeps no files and sees no requests.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const told = read(event.data);
  if (typeof told?.title !== "string" || typeof told.path !== "string") return;
  // A newer notice of the same match takes the place of the older one.
  const options = { tag: told.tag, data: { path: told.path }, icon: "/favicon.svg" };
  event.waitUntil(self.registration.showNotification(told.title, options));
});

function read(data) {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path));
});

/** Goes to the page where it is open already, or opens it. Paths of this server only. */
async function open(path) {
  if (typeof path !== "string" || !path.startsWith("/match/")) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((it) => new URL(it.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

// The push service has given this browser a new address.
self.addEventListener("pushsubscriptionchange", (event) => {
  const options = event.oldSubscription?.options;
  if (!options) return;
  const again = async () => {
    const subscription = await self.registration.pushManager.subscribe(options);
    const headers = { "content-type": "application/json" };
    await fetch("/api/me/notices/push", { method: "POST", headers, body: JSON.stringify(subscription) });
  };
  event.waitUntil(again());
});
