import * as fc from 'fast-check';
import type { JsonValue } from '@signalbox/schemas';
import type { FieldPlan } from '../core';

/** Values of every kind, valid and invalid, and the field's default, const and enum values. */
export function someValue(field: FieldPlan): fc.Arbitrary<JsonValue | undefined> {
  const own = [field.schema.default, field.schema.const, ...(field.schema.enum ?? [])].filter(
    (value) => value !== undefined,
  );
  return fc.constantFrom<(JsonValue | undefined)[]>(
    ...own,
    undefined,
    '',
    'text',
    0,
    5,
    -1,
    true,
    false,
    {},
    [],
    [{ title: 'a' }, { title: 'a' }],
    { count: 3, unit: 'h', time: 10800 },
  );
}
