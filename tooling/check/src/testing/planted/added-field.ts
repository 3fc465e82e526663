import type { JsonObject } from '@signalbox/schemas';
import { mistake } from './mistake';
import type { Planted } from './planted';

/** A field `added` of the base tab with what other consoles' forms may say and ours may not. */
export const addedField = (
  name: string,
  added: JsonObject,
  place: Pick<Planted, 'at' | 'message'> & { pointer: string },
): Planted => mistake(name, { into: '/schema/properties', keys: { added }, ...place, at: ['"added": ', ...place.at] });
