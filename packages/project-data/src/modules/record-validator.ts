import { fieldErrors } from '@signalbox/platform-kit';
import { isJsonObject } from '@signalbox/engine/core';
import { type EntityName, validateEntity } from '@signalbox/schemas/validators/all';
import type { JsonValue } from '@signalbox/schemas';
import type { RecordDemands } from '../lines/record-lines';
import { entityOf } from './write-permissions';

/** Validates a record like the routes of its module. Undefined when they validate nothing. */
export function recordValidator(module: string): RecordDemands['validate'] {
  // Rows of the whole database are records of all collections.
  if (module === 'document')
    return ({ body: { collection, body } }) => {
      const entity = entityOf(String(collection));
      return entity && errorOf(entity, body);
    };
  const entity = entityOf(module);
  return entity && (({ body }) => errorOf(entity, body));
}

function errorOf(entity: EntityName, body: JsonValue | undefined) {
  const [error] = isJsonObject(body) ? fieldErrors(validateEntity(entity, body)) : [];
  return error;
}
