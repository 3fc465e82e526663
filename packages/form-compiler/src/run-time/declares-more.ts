import type { JsonObject } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';

/** True for a part of an object's schema with a property that the object itself does not declare. */
export function declaresMore(part: JsonObject, object: JsonObject): boolean {
  const own = isJsonObject(object.properties) ? object.properties : {};
  const named = isJsonObject(part.properties) ? Object.entries(part.properties) : [];
  const hasMore = named.some(([name, inner]) => {
    const declared = Object.hasOwn(own, name) ? own[name] : object.additionalProperties;
    // `false` only says that a value may not be there.
    if (!isJsonObject(declared)) return inner !== false;
    return isJsonObject(inner) && isJsonObject(declared.properties) && declaresMore(inner, declared);
  });
  const combined = combining.flatMap((keyword) => [part[keyword] ?? []].flat()).filter(isJsonObject);
  return hasMore || combined.some((each) => declaresMore(each, object));
}

const combining = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else'] as const;
