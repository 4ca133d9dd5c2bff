// Every text of the built client once more, packed with Brotli: a sixth smaller than what the server packs with gzip as it starts.

import { readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const pack = promisify(brotliCompress);
const TEXTS = /\.(js|css|svg|json|webmanifest)$/;
/** Below this, what is saved is less than the next packet. */
const LEAST = 512;

/** Writes `name.br` beside each text; the server sends it to browsers that take it. */
export function packed(): Plugin {
  let folder = "";
  return {
    name: "sandtable-packed",
    apply: "build",
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      const texts = names.filter((it) => TEXTS.test(it)).map((it) => path.join(folder, it));
      await Promise.all(
        texts.map(async (file) => {
          const plain = await readFile(file);
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          };
          if (plain.length >= LEAST) await writeFile(`${file}.br`, await pack(plain, { params }));
        }),
      );
    },
  };
}
