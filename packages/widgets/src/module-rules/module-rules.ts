import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonValue } from '@signalbox/schemas';
import { isNumber } from '../json-kinds';

/** Module → rule, for modules with their own rule. */
export type ModuleRules = Record<string, number>;

export const isModuleRules = (value: JsonValue): value is ModuleRules =>
  isJsonObject(value) && Object.values(value).every(isNumber);

/** `rules` with a new rule for one module; `undefined` removes its rule. Returns undefined when no rule remains. */
export function withRule(
  rules: ModuleRules | undefined,
  module: string,
  rule: number | undefined,
): ModuleRules | undefined {
  const others = Object.entries(rules ?? {}).filter(([name]) => name !== module);
  const next = rule === undefined ? others : [...others, [module, rule] as const];
  return next.length === 0 ? undefined : Object.fromEntries(next);
}
