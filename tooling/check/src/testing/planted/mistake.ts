import type { JsonValue } from '@signalbox/schemas';
import { base, type Planted } from './planted';

export const mode = '/schema/properties/mode';
export const rate = '/schema/properties/rate';
export const mail = '/schema/properties/contact/properties/mail';
export const lamps = '/schema/properties/lamps';

/** Keywords that are laid into a schema of a form, and the place of the error. */
export interface Mistake {
  file?: string;
  /** JSON pointer of a schema → what is laid into it; `undefined` removes a keyword. */
  into: string;
  keys: Record<string, JsonValue | undefined>;
  at: string[];
  /** Below `into`. */
  pointer?: string;
  message: string;
}

export function mistake(name: string, { file = base, into, keys, at, pointer = '', message }: Mistake): Planted {
  return {
    name,
    plant: (folder) => {
      for (const [key, value] of Object.entries(keys)) folder.set(file, `${into}/${key}`, value);
    },
    file,
    at,
    pointer: into + pointer,
    message,
  };
}
