import type { Operand } from '@signalbox/collections-core';

/** Props of an input for the value that a column is compared with. */
export interface OperandProps<Value> {
  /** Names the input, with the title of the column. */
  label: string;
  operand: Value | undefined;
  isInvalid: boolean;
  /** Id of the error. */
  describedBy: string | undefined;
  /** `isWrong`: the input has the error of what was typed, which is no operand. */
  onChange: (operand: Value | undefined, isWrong?: boolean) => void;
}

/** Name, error and width of such an input. */
export function wideInput({ label, describedBy, isInvalid }: Omit<OperandProps<never>, 'operand' | 'onChange'>) {
  const status = isInvalid ? 'error' : '';
  return { 'aria-label': label, 'aria-describedby': describedBy, status, style: { inlineSize: '100%' } } as const;
}

export type ListOperand = Extract<Operand, { type: 'list' }>;
