import type { JsonValue } from '@signalbox/schemas';

/** A stored setting that no longer validates, or that no form knows any more. It stays unchanged until a user changes it. */
export interface StoredError {
  project: string;
  /** Id of the form that owns the value; absent if no form does. */
  form?: string;
  /** Group of the form: the last segment of its page's path. */
  group?: string;
  /** RFC 6901 pointer to the value. The value itself is never sent: it may be a secret. */
  pointer: string;
  /** Pointer of the field that owns it; '' if there is none. */
  field: string;
  /** Keyword of the schema that the value breaks; `unknown` if no form knows it. */
  keyword: string;
  params: Record<string, JsonValue>;
}

/** Body of `GET core/setting/invalid`. */
export interface StoredErrorList {
  items: StoredError[];
  /** There are more than were listed. */
  hasMore: boolean;
}
