import { isJsonObject, type JsonObject, type JsonValue } from './json';

/**
 * Choices that are written as `oneOf` or `anyOf` of `{const, title}` become an `enum` with `enumNames`, which validates the
 * same. Any other schema stays as it is.
 */
export function withChoices(schema: JsonObject): JsonObject {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const choices = choicesOf(schema[keyword]);
    if (!choices || schema.enum !== undefined) continue;
    const { [keyword]: _choices, ...rest } = schema;
    const enumNames = choices.map(({ const: value, title }) => title ?? String(value));
    return { ...rest, type: rest.type ?? typeOf(choices), enum: choices.map(({ const: value }) => value), enumNames };
  }
  return schema;
}

interface Choice {
  const: string | number;
  title?: JsonValue;
}

function choicesOf(value: JsonValue | undefined): Choice[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const choices = value.flatMap((each) => choiceOf(each) ?? []);
  const isComplete = choices.length === value.length;
  return isComplete && new Set(choices.map((choice) => choice.const)).size === choices.length ? choices : undefined;
}

/** Undefined for a schema that validates more than the value. */
function choiceOf(schema: JsonValue): Choice | undefined {
  if (!isJsonObject(schema)) return undefined;
  const { const: value, title, description: _description, ...others } = schema;
  const isPlain = (typeof value === 'string' || typeof value === 'number') && Object.keys(others).length === 0;
  return isPlain ? { const: value, ...(title === undefined ? {} : { title }) } : undefined;
}

function typeOf(choices: readonly Choice[]): string | null {
  const types = new Set(choices.map(({ const: value }) => typeof value));
  return types.size === 1 ? ([...types][0] ?? null) : null;
}
