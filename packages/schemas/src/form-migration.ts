import type { JsonValue } from './json';

/**
 * One change of stored values. Pointers lead into the settings document; `*` stands for every item of a list.
 * `rename` and `move`: the value moves, to another tab with `tab`. `map`: values are replaced. `clamp`: a number is put
 * within its limits. `split`: a text is cut at `at`, the last part takes the rest. `keep`: values stay as they are, and
 * those that no longer validate are shown as errors.
 */
export type MigrationStep =
  | { rename: string; to: string }
  | { move: string; to: string; tab: string }
  | { map: string; values: { from: JsonValue; to: JsonValue }[] }
  | { clamp: string }
  | { split: string; at: string; to: string[] }
  | { keep: string; reason: string };

/** The changes of stored values that belong to one version of the product. */
export interface FormMigration {
  since: string;
  steps: MigrationStep[];
}
