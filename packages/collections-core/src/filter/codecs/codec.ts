import type { JsonValue } from '@signalbox/schemas/json';
import type { Operand } from '../operators';

/** An operator as the test of a column in a list query: `{"$gt": 5}`, or a plain value. */
export interface Codec<Type extends Operand['type'] = Operand['type']> {
  type: Type;
  write: (operand: Extract<Operand, { type: Type }>) => JsonValue;
  /** Undefined for the test of another operator. */
  read: (test: JsonValue) => Extract<Operand, { type: Type }> | undefined;
}

/** A codec of any operand. Writes nothing for one of another type. */
export interface AnyCodec {
  type: Operand['type'];
  write: (operand: Operand) => JsonValue | undefined;
  read: (test: JsonValue) => Operand | undefined;
}

export function anyCodec<Type extends Operand['type']>({ type, write, read }: Codec<Type>): AnyCodec {
  const isOwn = (operand: Operand): operand is Extract<Operand, { type: Type }> => operand.type === type;
  return { type, read, write: (operand) => (isOwn(operand) ? write(operand) : undefined) };
}
