import type { PieceInfo } from "../protocol";

/** How a piece of terrain is drawn. */
export type Kind =
  // water and what crosses it
  | "river"
  | "pond"
  | "shallows"
  | "bridge"
  | "footbridge"
  | "weir"
  // ways and bare ground
  | "road"
  | "rail"
  | "yard"
  | "platform"
  // what grows
  | "tree"
  | "wood"
  | "pine"
  | "willow"
  | "fruit"
  | "blossom"
  | "poplar"
  | "birch"
  | "yew"
  | "splinters"
  | "bush"
  | "gorse"
  | "scrub"
  | "reeds"
  | "hedge"
  | "trimmed"
  | "wheat"
  | "barley"
  | "maize"
  | "beans"
  | "beets"
  | "vines"
  // what was built
  | "house"
  | "barn"
  | "slates"
  | "thatch"
  | "glass"
  | "iron"
  | "spire"
  | "tank"
  | "windmill"
  | "ruin"
  | "vault"
  | "wall"
  // what lies about
  | "rocks"
  | "cliff"
  | "rubble"
  | "crater"
  | "trench"
  | "ditch"
  | "slope"
  | "heap"
  | "coal"
  | "sand"
  | "dung"
  | "hay"
  | "grave"
  | "monument"
  | "hive"
  | "trough"
  | "boxes"
  | "blocks"
  | "barrels"
  | "sacks"
  | "beams"
  | "wagon"
  | "lorry"
  | "cart"
  | "boat";

/** Words of a name, and what is drawn for them. The first that fits counts. */
const NAMES: readonly (readonly [RegExp, Kind])[] = [
  [/ford|shallows/, "shallows"],
  [/footbridge|plank/, "footbridge"],
  [/weir wall/, "wall"],
  [/weir|dam\b/, "weir"],
  [/parapet/, "wall"],
  [/broken pier/, "rocks"],
  [/bridge/, "bridge"],
  [/river|stream|brook|canal/, "river"],
  [/pond|pool|flooded|basin|lake/, "pond"],
  [/milestone|gravestone/, "grave"],
  [/millstone/, "barrels"],
  [/stone block|blocks/, "blocks"],
  [/water tower|tank\b|silo/, "tank"],
  [/windmill/, "windmill"],
  [/burnt|ruin/, "ruin"],
  [/quarry wall|cliff/, "cliff"],
  [/siding|railway|rails/, "rail"],
  [/road|lane\b|street|track|path/, "road"],
  [/yard|forecourt|gravel|square/, "yard"],
  [/platform|quay|jetty/, "platform"],
  [/splinter|stump/, "splinters"],
  [/^trees|wood\b|copse|forest/, "wood"],
  [/pine|fir\b|spruce|larch/, "pine"],
  [/willow|alder/, "willow"],
  [/apple|pear|cherry|plum|orchard|fruit tree/, "fruit"],
  [/chestnut|lime tree|linden/, "blossom"],
  [/poplar|cypress/, "poplar"],
  [/birch|aspen/, "birch"],
  [/yew|holly/, "yew"],
  [/tree|oak|beech|elm|ash\b|walnut/, "tree"],
  [/gorse|broom|bramble/, "gorse"],
  [/scrub|thicket|brush/, "scrub"],
  [/box hedge|trimmed/, "trimmed"],
  [/hedge/, "hedge"],
  [/bush|shrub/, "bush"],
  [/reed|rush|sedge/, "reeds"],
  [/vine/, "vines"],
  [/maize|corn|sunflower/, "maize"],
  [/wheat|rye|oats/, "wheat"],
  [/barley|grain|crop|field/, "barley"],
  [/bean|pea|hop/, "beans"],
  [/beet|vegetable|potato|cabbage|turnip/, "beets"],
  [/hay cart|cart|wagonette|plough|harrow/, "cart"],
  [/hay|straw|stook/, "hay"],
  [/lorry|truck|car\b|tractor|excavator|wreck/, "lorry"],
  [/wagon/, "wagon"],
  [/boathouse/, "barn"],
  [/boat|punt|barge/, "boat"],
  [/rubble|debris/, "rubble"],
  [/rock|boulder|stones?\b/, "rocks"],
  [/crater|shell hole/, "crater"],
  [/trench|foxhole|dugout/, "trench"],
  [/sandbag/, "sacks"],
  [/ditch|gully/, "ditch"],
  [/bank|cutting|embankment|slope|dyke/, "slope"],
  [/coal/, "coal"],
  [/sand bunker|sand/, "sand"],
  [/dung|muck|manure|clamp/, "dung"],
  [/spoil|heap|mound/, "heap"],
  [/statue|shrine|crucifix|cross\b|monument|memorial|fountain|well\b/, "monument"],
  [/hive/, "hive"],
  [/trough/, "trough"],
  [/crate|luggage|box|case/, "boxes"],
  [/barrel|drum|cask/, "barrels"],
  [/sack|bag/, "sacks"],
  [/timber|sleeper|log|beam|stack/, "beams"],
  [/wall|fence|railing/, "wall"],
  [/barn|shed|stable|store|smithy|byre/, "barn"],
  [/hut|cottage|summer house/, "thatch"],
  [/orangery|greenhouse/, "glass"],
  [/crusher|works|factory/, "iron"],
  [/tower|spire|belfry/, "spire"],
  [/vault|cellar|mausoleum|crypt|chapel|bunker/, "vault"],
  [/church|station|signal|mill\b|parsonage|manor|school/, "slates"],
];

/** A name that nobody thought of is drawn by its terrain. */
export function kindOf(piece: PieceInfo): Kind {
  const name = piece.name.toLowerCase();
  const known = NAMES.find(([words]) => words.test(name))?.[1];
  if (known && fits(known, piece)) return known;
  if (piece.line) return piece.no_move ? "wall" : "hedge";
  if (piece.terrain === "building") return "house";
  if (piece.terrain === "cover") return piece.no_move ? "rocks" : "bush";
  return piece.no_move ? "pond" : "yard";
}

const LINES = new Set<Kind>(["hedge", "trimmed", "wall"]);
const ROOFS = new Set<Kind>([
  "house",
  "barn",
  "slates",
  "thatch",
  "glass",
  "iron",
  "spire",
  "tank",
  "windmill",
  "ruin",
  "vault",
]);

/** Lines cannot be drawn as areas, nor roofs where one cannot go indoors. */
function fits(kind: Kind, { line, terrain }: PieceInfo): boolean {
  if (line !== LINES.has(kind)) return false;
  return terrain === "building" ? ROOFS.has(kind) : !ROOFS.has(kind) || kind === "vault";
}
