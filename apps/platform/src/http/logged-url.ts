import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonValue } from '@signalbox/schemas';

/**
 * A URL for the log. Values of parameters that are not known to be harmless are masked, and every text of the documented
 * `query`, as it may contain a password. The length of a line is limited for a URL of any length.
 */
export function loggedUrl(url: string): string {
  const [path = '', search] = url.split(/\?(.*)/s);
  const shown = shortened(path, maxPathCharacters);
  if (search === undefined) return shown;
  if (search.length > maxSearchCharacters) return `${shown}?${mask}`;
  const parameters = [...new URLSearchParams(search)].map(
    ([name, value]) => `${encodeURIComponent(shortened(name, maxNameCharacters))}=${shownValue(name, value)}`,
  );
  return `${shown}?${parameters.slice(0, maxParameters).join('&')}`;
}

const mask = '***';
const maxPathCharacters = 300;
const maxSearchCharacters = 4_000;
const maxNameCharacters = 40;
const maxParameters = 20;

/** Parameters that cannot contain a secret. */
const shownParameters = new Set(['action', 'catalog', 'x-request-project']);

function shownValue(name: string, value: string): string {
  if (shownParameters.has(name)) return encodeURIComponent(shortened(value, maxNameCharacters));
  return name === 'query' ? maskedQuery(value) : mask;
}

function maskedQuery(text: string): string {
  try {
    return JSON.stringify(maskTexts(JSON.parse(text) as JsonValue, 0));
  } catch {
    return mask;
  }
}

function maskTexts(value: JsonValue, depth: number): JsonValue {
  if (typeof value === 'string' || depth > maxDepth) return mask;
  if (Array.isArray(value)) return value.map((item) => maskTexts(item, depth + 1));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [shortened(key, maxNameCharacters), maskTexts(inner, depth + 1)]),
  );
}

const maxDepth = 10;

function shortened(text: string, maxCharacters: number): string {
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text;
}
