import type { JsonValue } from '@signalbox/schemas';
import { isNumber, isObject } from '../json-kinds';

/** Rule of each module that has one of its own. */
export type ModuleRules = Record<string, number>;

export const isModuleRules = (value: JsonValue): value is ModuleRules =>
  isObject(value) && Object.values(value).every(isNumber);

/** `rules` with another rule for one module, or none of its own. No rules at all are no value. */
export function withRule(
  rules: ModuleRules | undefined,
  module: string,
  rule: number | undefined,
): ModuleRules | undefined {
  const others = Object.entries(rules ?? {}).filter(([name]) => name !== module);
  const next = rule === undefined ? others : [...others, [module, rule] as const];
  return next.length === 0 ? undefined : Object.fromEntries(next);
}
