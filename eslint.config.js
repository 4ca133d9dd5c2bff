import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

/** The common parts know no game, and games do not know each other. */
const without = (files, ...games) => ({
  files,
  rules: {
    "@typescript-eslint/no-restricted-imports": [
      "error",
      {
        patterns: games.map((it) => ({
          regex: `(^|/)${it}(/|$)`,
          message: "Only games.ts knows the games.",
        })),
      },
    ],
  },
});
const COMMON = ["table", "parts", "pages", "learn", "lib", "words"].map((it) => `web/src/${it}/**`);

/** `in` does not notice a variant that nobody handles, and a misspelt one neither. */
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
  { files: ["web/src/**", "games/aces/web/**"], rules: { "no-restricted-syntax": ["error", VARIANTS] } },
  without(COMMON, "aces", "sergeants"),
  without(["games/aces/web/**"], "sergeants"),
  without(["games/sergeants/web/**"], "aces"),
);
