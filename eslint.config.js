import { existsSync, readdirSync } from "node:fs";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

/** The games that have a part in the client. */
const GAMES = readdirSync(new URL("games", import.meta.url)).filter((it) =>
  existsSync(new URL(`games/${it}/web`, import.meta.url)),
);

/** The frame knows no game, and games do not know each other: the frame finds their cards by a pattern of paths. */
const without = (files, games) => ({
  files,
  rules: {
    "@typescript-eslint/no-restricted-imports": [
      "error",
      {
        patterns: games.map((it) => ({
          regex: `(^|/)${it}(/|$)`,
          message: "A game is known to its own folder only.",
        })),
      },
    ],
  },
});

/** `in` notices neither a variant without a case nor a misspelt one. */
const VARIANTS = {
  selector: 'BinaryExpression[operator="in"][left.type="Literal"]',
  message: "Ask for variants with match, matchSome, is or payload of protocol/variants.ts.",
};

export default ts.config(
  { ignores: ["web/dist/", "target/", "web/src/protocol/index.ts", "games/*/web/protocol.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { rules: { "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }] } },
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    files: ["web/src/**", "games/*/web/**"],
    ignores: ["**/e2e/**"],
    rules: { "no-restricted-syntax": ["error", VARIANTS] },
  },
  without(["web/src/**"], GAMES),
  ...GAMES.map((game) =>
    without(
      [`games/${game}/web/**`],
      GAMES.filter((it) => it !== game),
    ),
  ),
);
