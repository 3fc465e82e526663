import { pointerOf, withoutNull } from '@signalbox/engine/core';
import type { JsonSchema } from '@signalbox/schemas';
import type { Sources } from '../load-sources';
import { errorAt, type SourceFile } from '../source-file';
import { suggest } from '@signalbox/form-compiler/suggest';
import type { Reported, ValidationError } from '../validation-error';
import { isSchema, walkSchema } from '../walk-schema';

/** A comparison reads two different properties of its object, and their values have an order if it asks for one. */
export function checkComparisons({ forms }: Sources): ValidationError[] {
  return forms.flatMap(({ source, resolved }) =>
    walkSchema({ schema: resolved.schema, pointer: '/schema' })
      .filter(({ schema }) => schema.properties !== undefined && schema.additionalProperties !== undefined)
      .flatMap(({ schema, pointer }) => comparisonsIn({ part: schema, owner: schema, at: pointer }))
      .flatMap((placed) => comparisonErrors(source, placed)),
  );
}

/** A schema that is evaluated on the values that `owner` declares. */
interface PlacedComparison {
  part: JsonSchema;
  owner: JsonSchema;
  at: string;
}

/** The part and the parts that are evaluated on the same object, or on one inside it in a condition. */
function comparisonsIn({ part, owner, at }: PlacedComparison): PlacedComparison[] {
  const isCondition = part !== owner;
  const within = (inner: unknown, path: string[], of = owner): PlacedComparison[] =>
    isSchema(inner) ? comparisonsIn({ part: inner, owner: of, at: at + pointerOf(path) }) : [];
  return [
    ...(part.compare === undefined ? [] : [{ part, owner, at }]),
    ...(['if', 'then', 'else', 'not'] as const).flatMap((key) => within(part[key], [key])),
    ...(['allOf', 'anyOf', 'oneOf'] as const).flatMap((key) =>
      (part[key] ?? []).flatMap((inner, index) => within(inner, [key, String(index)])),
    ),
    ...Object.entries(isCondition ? (part.properties ?? {}) : {}).flatMap(([name, inner]) =>
      within(inner, ['properties', name], owner.properties?.[name]),
    ),
  ];
}

function comparisonErrors(source: SourceFile, { part, owner, at }: PlacedComparison): ValidationError[] {
  const { compare } = part;
  if (compare === undefined) return [];
  const names = Object.keys(owner.properties ?? {});
  const unknown = (['property', 'with'] as const).filter((key) => !names.includes(compare[key]));
  if (unknown.length > 0)
    return unknown.map((key) =>
      errorAt(source, `${at}/compare/${key}`, {
        wrong: `"${compare[key]}" is no property of the object that is compared`,
        remedy: suggest(compare[key], names),
      }),
    );
  const reason = contradiction(compare, owner);
  return reason ? [errorAt(source, `${at}/compare/${reason.at}`, reason)] : [];
}

function contradiction(
  { property, operator, with: other }: NonNullable<JsonSchema['compare']>,
  { properties = {} }: JsonSchema,
): (Reported & { at: string }) | undefined {
  const [one, two] = [kindOf(properties[property]), kindOf(properties[other])];
  if (property === other)
    return { at: 'with', wrong: `"${other}" is compared with itself`, remedy: 'name another property' };
  if (one === undefined || two === undefined)
    return {
      at: one === undefined ? 'property' : 'with',
      wrong: `"${one === undefined ? property : other}" cannot be compared`,
      remedy: 'compare numbers, texts or switches, and no secrets',
    };
  if (one !== two)
    return {
      at: 'with',
      wrong: `"${property}" is ${one}, and "${other}" is ${two}`,
      remedy: 'give both the same type and format',
    };
  if (operator === '=' || operator === '!=' || one === 'a number' || moments.has(one)) return undefined;
  return {
    at: 'operator',
    wrong: `"${operator}" has no meaning for ${one}`,
    remedy: 'use = or !=, or give both the format date or date-time',
  };
}

const moments = new Set(['a date', 'a date with a time']);

function kindOf(schema: JsonSchema | undefined): string | undefined {
  if (!isSchema(schema) || schema.writeOnly === true) return undefined;
  // While a value is null, nothing is compared.
  switch (withoutNull(schema).type) {
    case 'number':
    case 'integer':
      return 'a number';
    case 'boolean':
      return 'a switch';
    case 'string':
      return { date: 'a date', 'date-time': 'a date with a time' }[schema.format ?? ''] ?? 'a text';
    default:
      return undefined;
  }
}
