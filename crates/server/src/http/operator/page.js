// The operator's page: the commands of `sandtable admin`, as far as they are needed every day. Names and chat are put in as text only.

const $ = (id) => document.getElementById(id);
let token = sessionStorage.getItem("sandtable-operator") ?? "";

async function run(command) {
  const reply = await fetch("/command", {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(command),
  });
  if (reply.status === 401) throw new Error("That is not the token, or the server has none.");
  const { done, failed } = await reply.json();
  if (failed) throw new Error(failed);
  return done;
}

async function attempt(what, says = "") {
  try {
    await what();
    $("says").textContent = says;
  } catch (why) {
    $("says").textContent = why.message;
  }
}

function element(name, text, ...children) {
  const it = document.createElement(name);
  it.textContent = text;
  it.append(...children);
  return it;
}

/** A button that asks once more before it does what cannot be undone. */
function button(text, command, after) {
  const it = element("button", text);
  it.onclick = () => {
    if (it.textContent === text && !["Settle", "Lift ban"].includes(text)) {
      it.textContent = `${text}: sure?`;
      return;
    }
    void attempt(async () => {
      await run(command());
      await after();
    }, "Done.");
  };
  return it;
}

const day = (seconds) => (seconds ? new Date(seconds * 1000).toISOString().slice(0, 10) : "unknown");

async function lookAtStatus() {
  const status = await run({ status: {} });
  const parts = Object.entries(status).flatMap(([name, value]) => [
    element("dt", name.replaceAll("_", " ")),
    element("dd", String(value)),
  ]);
  $("status").replaceChildren(...parts);
}

async function lookAtComplaints() {
  const all = await run({ complaints: {} });
  const items = all.map((it) => {
    const chat = JSON.parse(it.chat).map((line) => element("li", `${line.name}: ${line.text}`));
    const details = element("details", "", element("summary", `Chat (${chat.length})`), element("ul", "", ...chat));
    return element(
      "li",
      `${day(it.at)}, match ${it.match}: about ${it.name || "nobody's name"} (${it.about}): ${it.text} `,
      button("Settle", () => ({ settle: { n: it.n } }), lookAtComplaints),
      ban(it.about, false, lookAtComplaints),
      details,
    );
  });
  $("complaints").replaceChildren(...(items.length ? items : [element("li", "None.")]));
}

const ban = (person, lift, after) =>
  button(lift ? "Lift ban" : "Ban", () => ({ ban: { person, address: null, lift } }), after);

async function lookAtPeople() {
  const all = await run({ people: { name: $("name").value, most: 100 } });
  const items = all.map((it) => {
    const name = Object.assign(element("input", ""), { value: it.name, ariaLabel: "New name" });
    return element(
      "li",
      `${it.name || "nameless"} (${it.id}), last here ${day(it.seen)}, matches: ${it.matches} `,
      ban(it.id, it.banned, lookAtPeople),
      name,
      button("Rename", () => ({ rename: { person: it.id, name: name.value } }), lookAtPeople),
      button("Delete", () => ({ forget: { person: it.id } }), lookAtPeople),
    );
  });
  $("people").replaceChildren(...items);
}

async function lookAtMatches() {
  const all = await run({ matches: { idle_days: Number($("idle").value), over: null, most: 100 } });
  const items = all.map((it) => {
    const who = it.seats.map((seat) => seat.name ?? seat.player ?? "").join(", ");
    return element(
      "li",
      `${it.no}: ${it.game}, ${who}, last ${day(it.stirred)}${it.over ? ", over" : ""}${it.fault ? ", faulty" : ""} `,
      ...(it.over ? [] : [button("Close", () => ({ close: { which: String(it.no) } }), lookAtMatches)]),
      button("Delete", () => ({ delete: { which: String(it.no) } }), lookAtMatches),
    );
  });
  $("matches").replaceChildren(...items);
}

function open() {
  return attempt(async () => {
    await lookAtStatus();
    document.querySelector("main").hidden = false;
    $("token-form").hidden = true;
    sessionStorage.setItem("sandtable-operator", token);
    await lookAtComplaints();
  });
}

const on = (form, what) =>
  $(form).addEventListener("submit", (event) => {
    event.preventDefault();
    void what();
  });

on("token-form", () => {
  token = $("token").value;
  return open();
});
on("people-form", () => attempt(lookAtPeople));
on("matches-form", () => attempt(lookAtMatches));
if (token) void open();
