import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { FONTS, fonts } from "./web/fonts.ts";
import { packed } from "./web/packed.ts";

// The server embeds what is built here. In development its address comes from the environment.
const server = process.env.SANDTABLE_SERVER ?? "http://127.0.0.1:8137";

const proxy = { target: server, changeOrigin: true, headers: { origin: server } };

export default defineConfig({
  root: "web",
  plugins: [svelte(), fonts(), packed()],
  // Games keep their part of the client in their own folder, and call the frame by this name.
  resolve: { alias: { $frame: fileURLToPath(new URL("web/src", import.meta.url)), $fonts: FONTS } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What the first page needs comes in few files: dozens of small ones cost more than what is in them. One for all of its code,
        // with what the pictures of all games share, one for the picture of each game, one for the texts of each language.
        codeSplitting: {
          groups: [
            {
              name: "first",
              test: /web\/src\/(main\.ts|App\.svelte|pages\/FirstPage\.svelte|parts\/scene\.css|table\/sheet\/(field|underway|chance)\.ts|table\/sheet\/Focus\.svelte)$/,
            },
            {
              debugName: "scenes",
              name: (id) => `scene-${/games\/([^/]+)\//.exec(id)?.[1]}`,
              test: /games\/[^/]+\/web\/scene\/FirstPageScene\.svelte$/,
            },
            {
              debugName: "texts",
              name: (id) => `texts-${/locales\/([^/]+)\//.exec(id)?.[1]}`,
              test: /locales\/[^/]+\/(web|card)\.ftl/,
            },
          ],
        },
      },
    },
  },
  // The server wants requests to come from its own address.
  server: {
    fs: { allow: [".."] },
    proxy: Object.fromEntries(["/api", "/ws"].map((path) => [path, { ...proxy, ws: path === "/ws" }])),
  },
  test: { environment: "node", dir: ".", include: ["web/src/**/*.test.ts", "games/*/web/**/*.test.ts"] },
});
