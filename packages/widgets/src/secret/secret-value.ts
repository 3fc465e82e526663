import type { JsonValue } from '@signalbox/schemas';
import { isObject, isText } from '../json-kinds';

/** What the server answers in place of a secret. */
export type SecretMarker = { isSet: true };
/** A string is a new secret; a marker leaves the stored one as it is. */
export type Secret = string | SecretMarker;

export function isMarker(value: JsonValue | undefined): value is SecretMarker {
  return value !== undefined && isObject(value) && value.isSet === true;
}

export const isSecret = (value: JsonValue): value is Secret => isText(value) || isMarker(value);
