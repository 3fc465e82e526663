import { pointerOf } from '@signalbox/engine/core';
import type { JsonObject, JsonType, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { isSecretText } from '@signalbox/schemas/guarded-columns';
import { isDrawn } from '@signalbox/schemas/is-drawn';
import { withChoices } from '@signalbox/schemas/with-choices';
import { acceptConditions } from './accept-condition';
import { acceptJson } from './accept-json';
import { acceptUiSchema } from './accept-ui-schema';
import { checkDepth, countUp, type Findings } from './findings';
import { textOf } from './form-texts';
import { acceptKeywords, schemaAt } from './keyword-rules';
import { checkPropertyName } from './property-names';
import { UnsupportedSchemaError } from './unsupported-schema-error';
import { uniqueItems, withDistinctItems } from './value-rules';
import { withoutDependencies } from './without-dependencies';

/** A schema and its uiSchema as they came, and where. */
interface FieldInput {
  schema: JsonValue | undefined;
  uiSchema: JsonValue | undefined;
  /** JSON pointer to the schema. */
  pointer: string;
  /** Path of its messages: names of properties, and `items` for those of a list's items. */
  path: string[];
  depth: number;
  isInList: boolean;
}

interface AcceptedField {
  schema: JsonObject;
  uiSchema: JsonObject;
}

/** A field, section or list. Throws `UnsupportedSchemaError`. */
function acceptField(input: FieldInput, findings: Findings): AcceptedField {
  const { pointer } = input;
  checkDepth(input.depth, pointer);
  countUp(findings, 'fields', pointer);
  const schema = withChoices(schemaAt(input.schema, pointer));
  addTexts(schema, input, findings);
  if (!isDrawn(schema)) return acceptText(schema, input, findings);
  const type = typeOf(schema, pointer);
  if (type === 'object') return acceptObject(schema, input, findings);
  if (type === 'array') return acceptList(schema, input, findings);
  if (schema.writeOnly === true && isSecretText(schema) && !input.isInList)
    return acceptSecret(schema, input, findings);
  const accepted = acceptKeywords(schema, { pointer, type }, findings);
  if (schema.enum !== undefined) addChoices(schema, input, findings);
  const hasChoices = schema.enum !== undefined;
  const uiSchema = acceptUiSchema(input.uiSchema, { type, hasChoices });
  return { schema: accepted, uiSchema: { ...uiSchema, ...unitOf(schema, input, findings) } };
}

/** A value that no input edits: as text. */
function acceptText(schema: JsonObject, { pointer, depth, uiSchema }: FieldInput, findings: Findings): AcceptedField {
  const drawn = acceptUiSchema(uiSchema, { type: 'null', hasChoices: false });
  return { schema: acceptJson(schema, { pointer, depth }, findings), uiSchema: { 'ui:widget': 'json', ...drawn } };
}

/**
 * A text that the platform never sends: its value is the marker of a stored one, or a new text. Which texts it may be is
 * known to the browser; a default would be a secret that it knows, and is left out.
 */
function acceptSecret(
  { default: _secret, writeOnly: _always, ...schema }: JsonObject,
  { pointer, uiSchema }: FieldInput,
  findings: Findings,
): AcceptedField {
  const text = acceptKeywords(schema, { pointer, type: 'string' }, findings);
  const { readOnly, ...limits } = text;
  const { 'ui:widget': _widget, ...drawn } = acceptUiSchema(uiSchema, { type: 'string', hasChoices: false });
  const anyOf = [{ minLength: 1, ...limits }, secretMarker];
  return { schema: { writeOnly: true, anyOf, ...(readOnly === undefined ? {} : { readOnly }) }, uiSchema: drawn };
}

/** As in `shared/secret.json`. */
const secretMarker: JsonObject = {
  type: 'object',
  additionalProperties: false,
  required: ['isSet'],
  properties: { isSet: { const: true, type: 'boolean' } },
};

/** An object with declared properties: the form itself, a section, or an item of a list. */
export function acceptObject(written: JsonObject, input: FieldInput, findings: Findings): AcceptedField {
  const { pointer, path, depth, isInList } = input;
  const schema = withoutDependencies(written, pointer);
  const handled = ['properties', 'if', 'then', 'else', 'allOf'];
  const accepted = acceptKeywords(schema, { pointer, type: 'object', handled }, findings);
  const uiSchema = acceptUiSchema(input.uiSchema, { type: 'object', hasChoices: false });
  const properties: JsonObject = {};
  for (const [name, part] of Object.entries(schemaAt(schema.properties, pointer))) {
    const at = pointer + pointerOf(['properties', name]);
    checkPropertyName(name, at);
    const child = acceptField(
      { ...within(input, name), schema: part, pointer: at, path: [...path, name], depth: depth + 1 },
      findings,
    );
    properties[name] = child.schema;
    if (Object.keys(child.uiSchema).length > 0) uiSchema[name] = child.uiSchema;
  }
  const conditions = acceptConditions(schema, { pointer, isInList }, findings);
  return { schema: { ...accepted, type: 'object', properties, ...conditions }, uiSchema };
}

/** A list of objects, of values of an enum, or of free texts, numbers or booleans. */
function acceptList(schema: JsonObject, input: FieldInput, findings: Findings): AcceptedField {
  const { pointer } = input;
  const items = withChoices(schemaAt(schema.items, pointer));
  const at = `${pointer}/items`;
  const hasChoices = items.enum !== undefined;
  const type = typeOf(items, at);
  const isPlain = type !== 'object';
  const list = { pointer, type: 'array', besides: uniqueItems, handled: ['items'] } as const;
  const accepted = withDistinctItems(acceptKeywords(schema, list, findings), items);
  const uiSchema = acceptUiSchema(input.uiSchema, {
    type: 'array',
    hasChoices,
    ...(hasChoices ? {} : { items: type }),
  });
  if (isPlain) {
    if (hasChoices) addChoices(items, { ...input, pointer: at }, findings);
    const unit = unitOf(items, { ...input, pointer: at }, findings);
    return {
      schema: { ...accepted, items: acceptKeywords(items, { pointer: at, type }, findings) },
      uiSchema: { ...uiSchema, ...unit },
    };
  }
  const place = { ...within(input, 'items'), pointer: at, path: [...input.path, 'items'], depth: input.depth + 1 };
  const item = acceptObject(items, { ...place, schema: items, isInList: true }, findings);
  return { schema: { ...accepted, items: item.schema }, uiSchema: { ...uiSchema, items: item.uiSchema } };
}

function within(input: FieldInput, name: string): FieldInput {
  return { ...input, uiSchema: isJsonObject(input.uiSchema) ? input.uiSchema[name] : undefined };
}

function typeOf(schema: JsonObject, pointer: string): JsonType {
  switch (schema.type) {
    case 'string':
    case 'number':
    case 'integer':
    case 'boolean':
    case 'object':
    case 'array':
      return schema.type;
    default:
      throw new UnsupportedSchemaError({ pointer, reason: 'type' });
  }
}

function addTexts(schema: JsonObject, { pointer, path }: FieldInput, { texts }: Findings): void {
  const key = path.join('.');
  texts[`${key}.title`] = textOf(schema.title, { pointer, keyword: 'title' }) ?? path.at(-1) ?? '';
  const help = textOf(schema.description, { pointer, keyword: 'description' });
  if (help !== undefined) texts[`${key}.help`] = help;
}

/** Labels of the values of an `enum`: those of `enumNames`, which has as many, else the values themselves. */
function addChoices(schema: JsonObject, { pointer, path }: FieldInput, { texts }: Findings): void {
  const values = Array.isArray(schema.enum) ? schema.enum : [];
  const names = Array.isArray(schema.enumNames) && schema.enumNames.length === values.length ? schema.enumNames : [];
  for (const [index, value] of values.entries())
    texts[`${path.join('.')}.options.${String(value)}`] =
      textOf(names[index], { pointer, keyword: 'enumNames' }) ?? String(value);
}

/** The annotation `unit`, e.g. `bar`, is drawn behind a number. */
function unitOf(schema: JsonObject, { pointer, path }: FieldInput, { texts }: Findings): JsonObject {
  const unit = textOf(schema.unit, { pointer, keyword: 'unit' });
  if (unit === undefined || (schema.type !== 'number' && schema.type !== 'integer') || schema.enum !== undefined)
    return {};
  texts[`${path.join('.')}.unit`] = unit;
  return { 'ui:options': { suffix: 'unit' } };
}
