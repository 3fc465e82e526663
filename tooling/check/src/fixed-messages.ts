/** A file of messages, or a language pack, beside what the schemas draw. */
export interface FixedMessages {
  path: string;
  /** Keys that the file lacks. */
  added: string[];
  /** Keys that nothing draws. */
  removed: string[];
}
