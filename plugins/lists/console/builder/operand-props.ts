import type { Operand } from '../filter/operators';

/** Props of an input for the value that a column is compared with. */
export interface OperandProps<Value> {
  /** Names the input, with the title of the column. */
  label: string;
  operand: Value | undefined;
  isInvalid: boolean;
  /** Id of the error. */
  describedBy: string | undefined;
  onChange: (operand: Value | undefined) => void;
}

export type ListOperand = Extract<Operand, { type: 'list' }>;
