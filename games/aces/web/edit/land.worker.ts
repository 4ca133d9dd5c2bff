// Draws the land of a board beside the page, so that a hand that draws is never kept waiting.
import { drawLand } from "../board/land.ts";
import type { BoardInfo } from "../board/model.ts";

onmessage = ({ data }: MessageEvent<BoardInfo>) => postMessage(drawLand(data));
