import { titledSchema } from '@signalbox/collections-core';
import { formText } from '@signalbox/platform-kit/rest';
import { collections } from '@signalbox/schemas';
import type { JsonObject } from '@signalbox/schemas/json';
import type { SourceDefinition } from './documents-source';

/** What `collections/<id>/` of the schemas declares, with the schema of its entity, which has no references. */
export function declaredCollection(id: string, entity: JsonObject): SourceDefinition {
  const declared = collections.find((each) => each.id === id);
  if (!declared) throw new Error(`There is no collection ${id}`);
  const { resource, permissions, compare, sort } = declared;
  return {
    resource,
    title: formText(id, 'title') ?? id,
    permissions: { view: null, ...permissions },
    ...(compare && { compare }),
    ...(sort !== undefined && { sort }),
    schema: titledSchema(entity, (key) => formText(id, key)),
  };
}
