import type { JsonValue } from '@signalbox/schemas/json';
import { anyCodec } from './codec';
import { operatorsIn, plainIn } from './tests';

export const numberCodecs = {
  equals: anyCodec({
    type: 'number',
    write: ({ number }) => number,
    read: (test) => numberOperand(plainIn(test)),
  }),
  notEquals: comparing('$ne'),
  less: comparing('$lt'),
  atMost: comparing('$lte'),
  greater: comparing('$gt'),
  atLeast: comparing('$gte'),
  between: anyCodec({
    type: 'numbers',
    write: ({ from, to }) => ({ $gte: from, $lte: to }),
    read: (test) => {
      const { $gte: from, $lte: to } = operatorsIn(test, ['$gte', '$lte']) ?? {};
      return typeof from === 'number' && typeof to === 'number' ? { type: 'numbers', from, to } : undefined;
    },
  }),
};

function comparing(operator: '$ne' | '$lt' | '$lte' | '$gt' | '$gte') {
  return anyCodec({
    type: 'number',
    write: ({ number }) => ({ [operator]: number }),
    read: (test) => numberOperand(operatorsIn(test, [operator])?.[operator]),
  });
}

function numberOperand(value: JsonValue | undefined) {
  return typeof value === 'number' ? ({ type: 'number', number: value } as const) : undefined;
}
