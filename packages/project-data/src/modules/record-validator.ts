import { fieldErrors } from '@signalbox/platform-kit';
import { isJsonObject } from '@signalbox/schemas/json';
import type { Entity, JsonValue } from '@signalbox/schemas';
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

function errorOf(entity: Entity<unknown>, body: JsonValue | undefined) {
  const [error] = isJsonObject(body) ? fieldErrors(entity.validate(body)) : [];
  return error;
}
