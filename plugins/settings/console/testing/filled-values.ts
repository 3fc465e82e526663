import { defaultsOf, planForm, readAt, writeAt } from '@signalbox/engine/core';
import type { FormDefinition, JsonObject, JsonSchema, JsonValue } from '@signalbox/schemas';

const typed = new Set(['text', 'textarea', 'number', 'secret', 'select']);

/** The form's defaults, and a value in each empty field that is typed or chosen and that no condition hides. */
export function filledValues(form: FormDefinition, start: JsonObject = defaultsOf(form)): JsonObject {
  return planForm(form)
    .fields.filter(
      (field) => typed.has(field.widget) && field.when.length === 0 && readAt(start, field.pointer) === undefined,
    )
    .reduce((values, field) => writeAt(values, field.pointer, aValue(field.schema)), start);
}

/** A valid value of the schema. Secrets are plain text. */
function aValue({ default: own, enum: choices, type, format, pattern = '', minimum = 1 }: JsonSchema): JsonValue {
  if (own !== undefined) return own;
  if (choices) return choices.at(-1) ?? null;
  if (type === 'integer' || type === 'number') return minimum;
  if (format === 'email') return 'a@example.com';
  return ['typed', 'https://example.com', '/code'].find((text) => new RegExp(pattern).test(text)) ?? 'typed';
}
