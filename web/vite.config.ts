import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server embeds what is built here. In development its address comes from the environment.
const server = process.env.SANDTABLE_SERVER ?? "http://127.0.0.1:8137";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
