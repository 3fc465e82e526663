import type { JsonValue } from '@signalbox/schemas/json';
import { anyCodec, type AnyCodec } from './codec';
import { operatorsIn, plainIn } from './tests';

export const listCodecs = {
  isAny: anyCodec({
    type: 'list',
    write: ({ values }) => ({ $in: [...values] }),
    read: (test) => {
      const plain = plainIn(test);
      return listOperand(plain === undefined ? operatorsIn(test, ['$in'])?.$in : [plain]);
    },
  }),
  isNone: anyCodec({
    type: 'list',
    write: ({ values }) => ({ $nin: [...values] }),
    read: (test) => {
      const { $ne: one } = operatorsIn(test, ['$ne']) ?? {};
      return listOperand(one === undefined ? operatorsIn(test, ['$nin'])?.$nin : [one]);
    },
  }),
};

function listOperand(value: JsonValue | undefined) {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const values = value.filter((each) => typeof each === 'string' || typeof each === 'number');
  // An empty text stands for a missing value, which the builder has another operator for.
  return values.length === value.length && !values.includes('') ? ({ type: 'list', values } as const) : undefined;
}

/** `empty`: the value, beside a missing one, that counts as empty. */
export function emptinessCodecs(empty: '' | [] | undefined): { isEmpty: AnyCodec; isFilled: AnyCodec } {
  return empty === undefined
    ? { isEmpty: fixed(null), isFilled: fixed({ $ne: null }) }
    : { isEmpty: fixed({ $in: [null, empty] }), isFilled: fixed({ $nin: [null, empty] }) };
}

/** An operator without an operand. */
export function fixed(written: JsonValue): AnyCodec {
  const text = JSON.stringify(written);
  return anyCodec({
    type: 'none',
    write: () => written,
    read: (test) => (JSON.stringify(plainIn(test) ?? test) === text ? { type: 'none' } : undefined),
  });
}
