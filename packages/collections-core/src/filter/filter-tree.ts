import type { JsonObject } from '@signalbox/schemas/json';
import type { Operand, Operator } from './operators';

/** A comparison of a column. */
export interface Condition {
  kind: 'condition';
  /** Dotted path of the column. */
  path: string;
  operator: Operator;
  /** Undefined until the user has entered it: the condition is not complete. */
  operand: Operand | undefined;
  /** The input says why what was typed is no operand. */
  isWrong?: boolean | undefined;
}

/** Conditions of which all (`and`) or at least one (`or`) must hold. */
export interface Group {
  kind: 'group';
  join: 'and' | 'or';
  of: readonly FilterNode[];
}

/** A part of a filter that the builder cannot express, e.g. of another client. It can be removed, not changed. */
interface Foreign {
  kind: 'foreign';
  filter: JsonObject;
}

export type FilterNode = Condition | Group | Foreign;

export const noFilter: Group = { kind: 'group', join: 'and', of: [] };
