import { type FieldError, fieldErrors, usernameFault } from '@signalbox/platform-kit';
import { isJsonObject } from '@signalbox/schemas/json';
import type { Entity, JsonObject, JsonValue } from '@signalbox/schemas';
import type { RecordDemands } from '../lines/record-lines';
import { entityOf } from './write-permissions';

/** Validates a record like the routes of its module. Undefined when they validate nothing. */
export function recordValidator(module: string): RecordDemands['validate'] {
  // Rows of the whole database are records of all collections.
  if (module === 'document')
    return ({ body: { collection, body } }) => {
      const entity = entityOf(String(collection));
      return (
        (entity && errorOf(entity, body)) ?? (collection === 'user' && isJsonObject(body) ? nameError(body) : undefined)
      );
    };
  const entity = entityOf(module);
  return entity && (({ body }) => errorOf(entity, body) ?? (module === 'user' ? nameError(body) : undefined));
}

function nameError({ username }: JsonObject): FieldError | undefined {
  const keyword = typeof username === 'string' ? usernameFault(username) : undefined;
  return keyword && { pointer: '/username', keyword, params: {} };
}

function errorOf(entity: Entity<unknown>, body: JsonValue | undefined) {
  const [error] = isJsonObject(body) ? fieldErrors(entity.validate(body)) : [];
  return error;
}
