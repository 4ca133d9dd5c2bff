// Every file of tests has its own server, from its first test to its last.

import { after, before } from "node:test";
import { House, closeBrowser } from "./table.mjs";

export const house = new House();
before(() => house.open());
after(async () => {
  await closeBrowser();
  await house.close();
});
