import { planForm } from '@signalbox/engine/core';
import type { FormDefinition, FormTexts, JsonObject, JsonSchema, UiSchema } from '@signalbox/schemas';
import { resolveReferences } from '@signalbox/schemas/resolve-references';
import { acceptObject } from './accept-field';
import { type FoundPattern, noFindings, tooMany } from './findings';
import { schemaLimits } from './schema-limits';
import { UnsupportedSchemaError } from './unsupported-schema-error';
import { withoutAlternatives } from './without-alternatives';

/** A schema that was not there at build time. */
export interface FormInput {
  /** JSON Schema of an object. `title`, `description`, `enumNames` and `unit` are texts, or one text per language. */
  schema: JsonObject;
  /** RJSF's uiSchema. */
  uiSchema?: JsonObject;
}

export interface AcceptedForm {
  form: FormDefinition;
  texts: FormTexts;
  /** To be checked with `checkPattern`, which takes long, before the form is compiled. */
  patterns: FoundPattern[];
}

/**
 * The form of a schema: only what the engine draws and validates, without annotations. Throws `UnsupportedSchemaError`
 * for anything else. The input is JSON without names that reach a prototype.
 */
export function acceptForm({ schema, uiSchema = {} }: FormInput): AcceptedForm {
  if (jsonOf([schema, uiSchema]).length > schemaLimits.characters) throw tooMany('characters', '');
  if (schema.type !== undefined && schema.type !== 'object')
    throw new UnsupportedSchemaError({ pointer: '', reason: 'type' });
  const findings = noFindings();
  const complete = resolveReferences(schema);
  if ('unresolved' in complete)
    throw new UnsupportedSchemaError({ pointer: complete.unresolved, reason: 'keyword', params: { keyword: '$ref' } });
  const root = withoutAlternatives({ ...complete.schema, type: 'object' });
  const accepted = acceptObject(
    root,
    { schema: root, uiSchema, pointer: '', path: [], depth: 0, isInList: false },
    findings,
  );
  const form: FormDefinition = {
    id: 'runtime/form',
    place: { group: 'runtime', order: 0 },
    permission: { edit: '' },
    // `acceptObject` builds them of the keywords that the types have.
    schema: accepted.schema as JsonSchema,
    uiSchema: accepted.uiSchema as UiSchema,
  };
  rejectCircles(form);
  return { form, texts: findings.texts, patterns: findings.patterns };
}

function jsonOf(value: JsonObject[]): string {
  try {
    return JSON.stringify(value);
  } catch (cause) {
    // Nested so deep that the stack overflows.
    if (cause instanceof RangeError) throw tooMany('depth', '');
    throw cause;
  }
}

function rejectCircles(form: FormDefinition): void {
  try {
    planForm(form);
  } catch (cause) {
    throw new UnsupportedSchemaError({ pointer: '', reason: 'conditionCircle', cause });
  }
}
