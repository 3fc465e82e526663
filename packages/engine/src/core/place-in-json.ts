import type { UiSchema } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import type { FieldError, FieldPlan } from './contract';
import { pathOf } from './pointer';

type Drawn = Pick<FieldPlan, 'path' | 'messageKey'> & Partial<Pick<FieldPlan, 'uiSchema'>>;

/** Where an error is in a value that is edited as JSON. */
interface PlaceInJson {
  /** Message key of the value. */
  key: string;
  /** Names of properties and indexes of items inside the value, as its text has them. Empty for an error of the value itself. */
  inside: string[];
}

/** Undefined for an error outside of such values. Items of a list may have one. */
export function placeInJson(
  { path, messageKey, uiSchema = {} }: Drawn,
  { pointer }: Pick<FieldError, 'pointer'>,
): PlaceInJson | undefined {
  let key = messageKey;
  let at: UiSchema = uiSchema;
  const names = pathOf(pointer).slice(path.length);
  for (let depth = 0; ; depth += 1) {
    if (at['ui:widget'] === 'json') return { key, inside: names.slice(depth) };
    const name = names[depth];
    if (name === undefined) return undefined;
    const part = /^\d+$/.test(name) && !Object.hasOwn(at, name) ? 'items' : name;
    const inner = Object.hasOwn(at, part) ? at[part] : undefined;
    if (!isJsonObject(inner)) return undefined;
    key += `.${part}`;
    at = inner;
  }
}
