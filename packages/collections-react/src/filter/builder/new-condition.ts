import {
  codecOf,
  type Condition,
  type ListColumn,
  type Operand,
  type Operator,
  operatorsFor,
} from '@signalbox/collections-core';

/** A comparison of a column, to be filled in. */
export function newCondition(column: ListColumn): Condition {
  return withOperator({ column, operator: operatorsFor(column)[0], operand: undefined });
}

/** A comparison with another operator. Keeps what the column is compared with, if the operator takes the like. */
export function withOperator({
  column: { path, kind },
  operator,
  operand,
}: {
  column: ListColumn;
  operator: Operator;
  operand: Operand | undefined;
}): Condition {
  const type = codecOf(kind, operator)?.type;
  const kept = operand?.type === type ? operand : startOf(type);
  return { kind: 'condition', path, operator, operand: kept };
}

function startOf(type: Operand['type'] | undefined): Operand | undefined {
  if (type === 'none') return { type };
  if (type === 'span') return { type, count: 7, unit: 'd' };
  if (type === 'period') return { type, period: 'today' };
  return undefined;
}
