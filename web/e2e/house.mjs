// Every file of tests has a server of its own, from its first test to its last.

import { after, before } from "node:test";
import { House, closeBrowser } from "./table.mjs";

export const house = new House();
before(() => house.open());
after(async () => {
  await closeBrowser();
  await house.close();
});
