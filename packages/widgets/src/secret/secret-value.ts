import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonValue } from '@signalbox/schemas';
import { isText } from '../json-kinds';

/** The server sends this instead of a stored secret. */
type SecretMarker = { isSet: true };
/** A string is a new secret; a marker keeps the stored one. */
export type Secret = string | SecretMarker;

export function isMarker(value: JsonValue | undefined): value is SecretMarker {
  return isJsonObject(value) && value.isSet === true;
}

export const isSecret = (value: JsonValue): value is Secret => isText(value) || isMarker(value);
