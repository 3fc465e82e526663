import type { JsonSchema, JsonType } from '@signalbox/schemas';
import { canCompile } from '../check-strict';
import { ajv } from '../shared-ajv';

/**
 * Returns why no value that `declared` allows has what `part` asks for, and the keyword of `part`. Undefined if there
 * may be one.
 */
export function excluded(part: JsonSchema, declared: JsonSchema): { keyword: string; why: string } | undefined {
  const types = [declared.type ?? []].flat();
  const common = commonKinds(types, [part.type ?? []].flat());
  if (common?.length === 0) return { keyword: 'type', why: `its type is ${types.join(' or ')}` };
  const choices = part.const === undefined ? part.enum : [part.const];
  const test = choices && canCompile(declared) ? ajv.compile(declared) : undefined;
  if (choices?.every((value) => test?.(value) === false))
    return { keyword: part.const === undefined ? 'enum' : 'const', why: 'its own schema allows none of these' };
  for (const { of, low, high, isOpen } of limits) {
    // A value of a type without this limit stays valid.
    if (common?.every((kind) => kind === of) !== true) continue;
    if (isCrossed({ least: part[low], most: declared[high], isOpen }))
      return { keyword: low, why: `its "${high}" is ${declared[high]}` };
    if (isCrossed({ least: declared[low], most: part[high], isOpen }))
      return { keyword: high, why: `its "${low}" is ${declared[low]}` };
  }
  return undefined;
}

const limits = [
  { of: 'number', low: 'minimum', high: 'maximum', isOpen: false },
  { of: 'number', low: 'minimum', high: 'exclusiveMaximum', isOpen: true },
  { of: 'number', low: 'exclusiveMinimum', high: 'maximum', isOpen: true },
  { of: 'number', low: 'exclusiveMinimum', high: 'exclusiveMaximum', isOpen: true },
  { of: 'string', low: 'minLength', high: 'maxLength', isOpen: false },
  { of: 'array', low: 'minItems', high: 'maxItems', isOpen: false },
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

/** Types of values that both may have. Undefined if neither says a type. */
function commonKinds(declared: readonly JsonType[], own: readonly JsonType[]): JsonType[] | undefined {
  const [first, second] = [declared, own].map((types) => types.map(kindOf)).filter((kinds) => kinds.length > 0);
  return second === undefined ? first : first?.filter((kind) => second.includes(kind));
}

/** A whole number is a number. */
function kindOf(type: JsonType): JsonType {
  return type === 'integer' ? 'number' : type;
}
