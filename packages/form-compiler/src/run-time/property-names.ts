import { UnsupportedSchemaError } from './unsupported-schema-error';
import { schemaLimits } from './schema-limits';

/**
 * Throws for a name that a property of a form may not have: empty or too long; one that every object inherits, which
 * would seem to have a value; one with a dot, which separates names in message keys and filters; and one that means
 * something else in a uiSchema.
 */
export function checkPropertyName(name: string, pointer: string): void {
  const isAllowed =
    name !== '' &&
    name.length <= schemaLimits.nameCharacters &&
    !inherited.has(name) &&
    !/[.\p{Cc}]/u.test(name) &&
    !name.startsWith('ui:') &&
    name !== '*';
  if (!isAllowed) throw new UnsupportedSchemaError({ pointer, reason: 'name', params: { name: name.slice(0, 50) } });
}

const inherited = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);
