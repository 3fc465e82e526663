import type { JsonValue } from '@signalbox/schemas/json';
import { anyCodec, type Codec } from './codec';
import { operatorsIn, plainIn } from './tests';

/** Texts of the tests for a part of a text, which ignore capitals. */
const contains = partCodec('');
const startsWith = partCodec('^');

const notContains: Codec<'text'> = {
  type: 'text',
  write: (operand) => ({ $not: contains.write(operand) }),
  read: (test) => contains.read(operatorsIn(test, ['$not'])?.$not ?? null),
};

const equals: Codec<'text'> = {
  type: 'text',
  write: ({ text }) => text,
  read: (test) => textOperand(plainIn(test)),
};

const notEquals: Codec<'text'> = {
  type: 'text',
  write: ({ text }) => ({ $ne: text }),
  read: (test) => textOperand(operatorsIn(test, ['$ne'])?.$ne),
};

export const textCodecs = {
  contains: anyCodec(contains),
  notContains: anyCodec(notContains),
  startsWith: anyCodec(startsWith),
  equals: anyCodec(equals),
  notEquals: anyCodec(notEquals),
};

function partCodec(anchor: '' | '^'): Codec<'text'> {
  return {
    type: 'text',
    write: ({ text }) => ({ $regex: anchor + escaped(text), $options: 'i' }),
    read: (test) => {
      const found = operatorsIn(test, ['$regex', '$options']);
      if (found?.$options !== 'i' || typeof found.$regex !== 'string' || !found.$regex.startsWith(anchor)) return;
      const pattern = found.$regex.slice(anchor.length);
      const text = pattern.replaceAll(/\\(.)/g, '$1');
      return escaped(text) === pattern ? textOperand(text) : undefined;
    },
  };
}

/** The text as a regular expression that matches it alone. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`);
}

function textOperand(value: JsonValue | undefined) {
  return typeof value === 'string' && value !== '' ? ({ type: 'text', text: value } as const) : undefined;
}
