import { isStorableText } from '@signalbox/api';
import { malformedQuery } from '@signalbox/platform-kit';
import { isJsonObject, type JsonValue } from '@signalbox/schemas/json';
import { isDeepStrictEqual } from 'node:util';
import type { OrderKey } from './record-order';

/** A position between two records of a list, and the side of it that a page is on. */
export interface Cursor {
  /** The record next to the position: one text for each key of the order. Undefined: the end of the list. */
  values?: (string | null)[];
  side: 'after' | 'before';
}

/** The text that clients send back. It has only values that they received. */
export function cursorText(order: readonly OrderKey[], { values, side }: Required<Cursor>): string {
  return Buffer.from(JSON.stringify({ order: shapeOf(order), side, values })).toString('base64url');
}

/** The position of a `cursor` in a query: of `cursorText`, or `end` for the last page. Throws `malformedQuery`. */
export function parseCursor(order: readonly OrderKey[], text: JsonValue): Cursor {
  if (text === 'end') return { side: 'before' };
  const value = typeof text === 'string' && text.length <= maxLength ? parsed(text) : undefined;
  if (!isJsonObject(value)) throw malformedQuery('cursor', 'not a cursor of this platform');
  const { order: shape, side, values } = value;
  if (!isDeepStrictEqual(shape, shapeOf(order))) throw malformedQuery('cursor', 'belongs to another order');
  if ((side !== 'after' && side !== 'before') || !Array.isArray(values) || values.length !== order.length)
    throw malformedQuery('cursor', 'not a cursor of this platform');
  return { side, values: values.map((each, index) => position(each, order[index])) };
}

function position(value: JsonValue, key: OrderKey | undefined): string | null {
  if (value === null && key?.column.type !== 'id') return null;
  const isValid = typeof value === 'string' && isStorableText(value) && formatOf(key).test(value);
  if (!isValid) throw malformedQuery('cursor', 'not a cursor of this platform');
  return value;
}

function formatOf(key: OrderKey | undefined): RegExp {
  switch (key?.column.type) {
    case 'number':
      return /^-?\d{1,400}(\.\d{1,400})?$/;
    case 'boolean':
      return /^(true|false)$/;
  }
  return /^/;
}

function shapeOf(order: readonly OrderKey[]): string[] {
  return order.map(({ column, direction }) => `${direction} ${column.path.join('.')}`);
}

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as JsonValue;
  } catch {
    return undefined;
  }
}

const maxLength = 8192;
