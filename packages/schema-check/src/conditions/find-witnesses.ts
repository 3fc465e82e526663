import type { ValidateFunction } from 'ajv';
import { pathOf, pointerOf, writeAt } from '@signalbox/engine/core';
import type { JsonObject, JsonSchema, JsonValue } from '@signalbox/schemas';
import { canCompile, inObject } from '../check-strict';
import { sampleValues } from '../sample-values';
import { ajv } from '../shared-ajv';
import { isSchema } from '../walk-schema';

interface Witnesses {
  /** Values for which the condition is true, and for which it is false. Absent if no tried value was found. */
  shows: JsonObject | undefined;
  hides: JsonObject | undefined;
  /** Pointers that the condition reads and `owner` does not declare. */
  unknown: string[];
}

const maxCombinations = 20_000;

/**
 * Searches values that `owner` allows and that make the condition true, and others that make it false.
 * Tries every combination of values that the condition and the read properties name or suggest, and their absence.
 */
export function findWitnesses(condition: JsonSchema, owner: JsonSchema): Witnesses {
  const unknown = [...readsIn(condition).keys()].filter((pointer) => schemaAt(owner, pointer) === undefined);
  const test = ajv.compile(inObject(condition));
  const found: Witnesses = { shows: undefined, hides: undefined, unknown };
  for (const values of valuesFor(condition, owner)) {
    if (test(values)) found.shows ??= values;
    else found.hides ??= values;
    if (found.shows && found.hides) break;
  }
  return found;
}

/** True for a condition that is the same for all values, such as `true` and `{}`. */
export function readsNothing(condition: JsonSchema): boolean {
  return readsIn(condition).size === 0;
}

/** Every combination of values that the condition and the properties of `owner` that it reads name or suggest. */
export function valuesFor(condition: JsonSchema, owner: JsonSchema): Generator<JsonObject> {
  const choices = [...readsIn(condition)].map(([pointer, named]) => ({
    pointer,
    values: allowedValues(schemaAt(owner, pointer) ?? {}, named),
  }));
  return combinations(choices);
}

function readsIn(condition: JsonSchema): Map<string, JsonValue[]> {
  return leaves(readsOf(condition, '', new Map()));
}

interface Choice {
  pointer: string;
  /** `undefined` is the property's absence. */
  values: (JsonValue | undefined)[];
}

function* combinations(choices: Choice[]): Generator<JsonObject> {
  const total = choices.reduce((product, { values }) => product * values.length, 1);
  for (let index = 0; index < Math.min(total, maxCombinations); index += 1) {
    let rest = index;
    let values: JsonObject = {};
    for (const { pointer, values: options } of choices) {
      values = writeAt(values, pointer, options[rest % options.length]);
      rest = Math.floor(rest / options.length);
    }
    yield values;
  }
}

/** Values of the property that its own schema allows; those the condition names come first. */
function allowedValues(schema: JsonSchema, named: JsonValue[]): (JsonValue | undefined)[] {
  const test: ValidateFunction | undefined = canCompile(schema) ? ajv.compile(schema) : undefined;
  const unique = new Map([...named, ...sampleValues(schema)].map((value) => [JSON.stringify(value), value]));
  return [undefined, ...[...unique.values()].filter((value) => test?.(value) ?? true)];
}

/** Pointer of each property that the condition reads → values that its keywords suggest, also just outside its limits. */
function readsOf(condition: JsonSchema, at: string, reads: Map<string, JsonValue[]>): Map<string, JsonValue[]> {
  if (at !== '') reads.set(at, [...(reads.get(at) ?? []), ...sampleValues(condition)]);
  for (const name of condition.required ?? [])
    reads.set(at + pointerOf([name]), reads.get(at + pointerOf([name])) ?? []);
  for (const name of condition.compare ? [condition.compare.property, condition.compare.with] : [])
    reads.set(at + pointerOf([name]), reads.get(at + pointerOf([name])) ?? []);
  for (const [name, part] of Object.entries(condition.properties ?? {})) {
    const pointer = at + pointerOf([name]);
    reads.set(pointer, reads.get(pointer) ?? []);
    if (isSchema(part)) readsOf(part, pointer, reads);
  }
  const branches = [
    condition.not,
    condition.if,
    condition.then,
    condition.else,
    ...(condition.allOf ?? []),
    ...(condition.anyOf ?? []),
    ...(condition.oneOf ?? []),
  ];
  for (const branch of branches) if (isSchema(branch)) readsOf(branch, at, reads);
  return reads;
}

/** A property that is read inside is set through its inner properties. */
function leaves(reads: Map<string, JsonValue[]>): Map<string, JsonValue[]> {
  const pointers = [...reads.keys()];
  return new Map([...reads].filter(([pointer]) => !pointers.some((other) => other.startsWith(`${pointer}/`))));
}

function schemaAt(owner: JsonSchema, pointer: string): JsonSchema | undefined {
  return pathOf(pointer).reduce<JsonSchema | undefined>((at, name) => at?.properties?.[name], owner);
}
