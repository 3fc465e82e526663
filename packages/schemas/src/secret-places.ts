import { isJsonObject } from './json';
import { subschemaKeywords } from './subschema-keywords';

/**
 * JSON pointers of the schemas of secrets (`writeOnly`) in a schema, its own ('') included. Looks into every keyword, also into
 * those that it does not know: they may contain schemas.
 */
export function secretPlaces(schema: unknown): string[] {
  return placesIn(schema, 'schema');
}

/** True for a schema whose values can contain a secret. */
export function hasSecret(schema: unknown): boolean {
  return secretPlaces(schema).length > 0;
}

/** The secrets that the server does not find in a value: it follows properties, and the items of lists. */
export function hiddenSecretPlaces(schema: unknown): string[] {
  return secretPlaces(schema).filter((place) => !found.test(place));
}

const found = /^(\/properties\/[^/]+|\/items)*$/;

/** Keywords with values: what looks like a schema in them is none. */
const values = new Set(['default', 'const', 'enum', 'examples', 'boundTo']);
/** Keywords with names that the author of the schema chose, one of which may be `default`. */
const byName = new Set<string>([...subschemaKeywords.byName, 'dependencies']);

function placesIn(part: unknown, what: 'schema' | 'names'): string[] {
  if (Array.isArray(part)) return part.flatMap((each, index) => below(String(index), placesIn(each, 'schema')));
  if (!isJsonObject(part)) return [];
  if (what === 'schema' && part['writeOnly'] === true) return [''];
  return Object.entries(part).flatMap(([key, inner]) => {
    if (what === 'schema' && values.has(key)) return [];
    return below(key, placesIn(inner, what === 'schema' && byName.has(key) ? 'names' : 'schema'));
  });
}

function below(key: string, places: string[]): string[] {
  return places.map((place) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}${place}`);
}
