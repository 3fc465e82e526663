import type { JsonValue } from '@signalbox/schemas';
import type { Pointer } from '../contract';

/** A step of `form.json` with what it needs of the schema. It leaves values alone that the schema accepts. */
export type PlannedStep = MoveStep | SplitStep | InnerStep;

/** A field gets the value of another place of the settings, unless it has one. */
interface MoveStep {
  kind: 'move';
  from: Pointer;
  to: Pointer;
}

/** A text is cut. The last part takes the rest; a part without text is left out. */
export interface SplitStep {
  kind: 'split';
  from: Pointer;
  separator: string;
  to: { pointer: Pointer; isNumber: boolean }[];
}

/** A change inside the value of one field, or of the complete value. */
export type InnerStep = {
  /** The field that changes. */
  field: Pointer;
  /** Path from the root of the settings; `*` stands for every item of a list. */
  path: string[];
} & (
  | { kind: 'rename'; from: string; to: string }
  | { kind: 'map'; values: { from: JsonValue; to: JsonValue }[] }
  | { kind: 'clamp'; minimum: number | undefined; maximum: number | undefined; isInteger: boolean }
);

/** The steps of one form that are made together, and once for each project. */
export interface SettingMigration {
  form: string;
  /** Number of the entry in `migrate`, from 1; for a `renamedFrom` the pointer of its property. */
  version: string;
  steps: PlannedStep[];
}
