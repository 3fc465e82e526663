import type { JsonSchema, JsonType } from '@signalbox/schemas';
import { canCompile } from '../check-strict';
import { ajv } from '../shared-ajv';

/** Why no value that `declared` allows has what `part` asks for, and the keyword of `part`. Undefined if there may be one. */
export function excluded(part: JsonSchema, declared: JsonSchema): { keyword: string; why: string } | undefined {
  const types = [declared.type ?? []].flat();
  const own = [part.type ?? []].flat();
  if (types.length > 0 && own.length > 0 && !own.some((type) => types.some((other) => kindOf(type) === kindOf(other))))
    return { keyword: 'type', why: `its type is ${types.join(' or ')}` };
  const choices = part.const === undefined ? part.enum : [part.const];
  const test = choices && canCompile(declared) ? ajv.compile(declared) : undefined;
  if (choices?.every((value) => test?.(value) === false))
    return { keyword: part.const === undefined ? 'enum' : 'const', why: 'its own schema allows none of these' };
  for (const { low, high, isOpen } of limits) {
    if (isCrossed({ least: part[low], most: declared[high], isOpen }))
      return { keyword: low, why: `its "${high}" is ${declared[high]}` };
    if (isCrossed({ least: declared[low], most: part[high], isOpen }))
      return { keyword: high, why: `its "${low}" is ${declared[low]}` };
  }
  return undefined;
}

const limits = [
  { low: 'minimum', high: 'maximum', isOpen: false },
  { low: 'minimum', high: 'exclusiveMaximum', isOpen: true },
  { low: 'exclusiveMinimum', high: 'maximum', isOpen: true },
  { low: 'exclusiveMinimum', high: 'exclusiveMaximum', isOpen: true },
  { low: 'minLength', high: 'maxLength', isOpen: false },
  { low: 'minItems', high: 'maxItems', isOpen: false },
] as const;

interface Range {
  least: number | undefined;
  most: number | undefined;
  /** Their own values are outside. */
  isOpen: boolean;
}

function isCrossed({ least = -Infinity, most = Infinity, isOpen }: Range): boolean {
  return least > most || (isOpen && least === most);
}

/** A whole number is a number. */
function kindOf(type: JsonType): JsonType {
  return type === 'integer' ? 'number' : type;
}
