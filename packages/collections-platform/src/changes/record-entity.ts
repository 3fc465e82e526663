import type { PlatformKit } from '@signalbox/platform-kit';
import type { Entity } from '@signalbox/schemas';
import { isJsonObject, type JsonObject, type JsonValue, objectOf } from '@signalbox/schemas/json';
import type { RecordModel } from '../query/record-model';
import { recordSchema } from '../query/record-schema';

/**
 * Validates complete records of a model, as its form does. `owner`: id of the user who waits. Throws `formNotSupported` for
 * a schema that no form can be made of, and `tooManyRequests`.
 */
export async function recordEntity(
  { forms }: Pick<PlatformKit, 'forms'>,
  model: RecordModel,
  owner: string,
): Promise<Entity<JsonObject>> {
  if (model.entity) return model.entity.full;
  const { entity } = await forms.compile(formOf(model), owner);
  return entity;
}

/** The form that validates the records of a stored model, by its `custom`. */
export function recordForm(custom: JsonValue | undefined): ReturnType<typeof formOf> {
  const { schema, uiSchema } = objectOf(custom);
  return formOf({ schema: recordSchema(objectOf(schema)), uiSchema: objectOf(uiSchema) });
}

function formOf({ schema, uiSchema }: Pick<RecordModel, 'schema' | 'uiSchema'>) {
  return { schema: withoutWriteOnly(schema), uiSchema };
}

/** Forms have no fields whose values are never sent. The server validates these values all the same. */
function withoutWriteOnly(schema: JsonObject): JsonObject {
  return JSON.stringify(schema).includes('"writeOnly"') ? (strip(schema, 'schema') as JsonObject) : schema;
}

/** `inside`: properties may be named `writeOnly`. */
function strip(value: JsonValue, inside: 'schema' | 'properties' | 'value'): JsonValue {
  if (inside === 'value') return value;
  if (Array.isArray(value)) return value.map((each) => strip(each, inside));
  if (!isJsonObject(value)) return value;
  const kept = Object.entries(value).filter(([key]) => inside === 'properties' || key !== 'writeOnly');
  return Object.fromEntries(kept.map(([key, each]) => [key, strip(each, insideOf(key, inside))]));
}

function insideOf(key: string, around: 'schema' | 'properties'): 'schema' | 'properties' | 'value' {
  if (around === 'properties') return 'schema';
  if (key === 'properties') return 'properties';
  return key === 'default' || key === 'enum' || key === 'const' ? 'value' : 'schema';
}
