import type { JsonObject } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { declaresMore } from './declares-more';
import { UnsupportedSchemaError } from './unsupported-schema-error';

/**
 * A record with its `anyOf` and `oneOf` as conditions, such as that one of two fields is filled. Throws for a property that only an
 * alternative declares: whether the record has it is not known before it is written.
 */
export function withoutAlternatives(record: JsonObject): JsonObject {
  const { anyOf, oneOf, ...rest } = record;
  const conditions = Object.entries({ anyOf, oneOf }).flatMap(([keyword, value]): JsonObject[] => {
    if (value === undefined) return [];
    if ([value].flat().some((each) => isJsonObject(each) && declaresMore(each, rest)))
      throw new UnsupportedSchemaError({ pointer: '', reason: 'keyword', params: { keyword } });
    return [{ [keyword]: value }];
  });
  return conditions.length === 0 ? rest : { ...rest, allOf: [...[rest.allOf ?? []].flat(), ...conditions] };
}
