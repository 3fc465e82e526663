import type { JsonObject } from '@signalbox/schemas';

/** A stored value that the draft would reject or not know any more. */
// A type instead of an interface, so that it is assignable to a JSON object.
export type StoredConflict = {
  project: string;
  pointer: string;
  /** Pointer of the field; '' if the draft has none. */
  field: string;
  /** That of the validation error; `unknown` for a value whose field the draft does not have. */
  keyword: string;
  params: JsonObject;
  /** JSON of the stored value, shortened. Undefined for secrets, for values of users without the permission, and without a value. */
  value?: string;
};

/** Answer of `POST core/schema/impact`. */
export interface Impact {
  /** Projects with stored settings that were read. */
  projects: number;
  /** How many of these have conflicts with the draft. */
  affected: number;
  /** At most 100. */
  conflicts: StoredConflict[];
  /** False if there are more projects or conflicts than were read. */
  isComplete: boolean;
}
