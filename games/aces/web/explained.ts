import type { BoardState, Hex } from "./board/model";
import { marks, of, signs, type Meaning } from "./terms";

/** What the signs and marks in a hex mean: those of the unit first. */
export function explained(position: BoardState, factories: Hex[], hex: Hex): string[] {
  const unit = position.units.find((it) => it.hex === hex);
  const step = position.reach?.[hex];
  const shown: Record<string, boolean | undefined> = {
    moved: unit?.moved,
    attacked: unit?.attacked,
    owes: !!unit?.owes,
    repairing: unit?.repairing,
    water: unit?.afloat,
    spent: unit?.spent,
    reach: step && !step.danger,
    danger: step?.danger || position.path?.warnings.includes(hex),
    target: position.targets?.includes(hex),
    threat: (position.threats?.[hex] ?? 0) > 0,
    token: position.tokens?.includes(hex),
    factory: factories.includes(hex),
  };
  const all = [...signs(), ...marks(), ...of("token", "factory")];
  return all.filter((it) => shown[it.key]).map(line);
}

export const line = ({ name, text }: Meaning): string => `${name}: ${text}`;

/** One sign alone, for the pointer. */
export const meansOf = (key: string): string => of(key).map(line)[0]!;
