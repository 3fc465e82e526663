import { errorAt, type SourceFile } from '../source-file';
import { suggest } from '@signalbox/form-compiler/suggest';
import type { ValidationError } from '../validation-error';

interface NameUse {
  source: SourceFile;
  pointer: string;
  name: string | undefined;
  /** Undefined for a file that cannot be read. */
  known: readonly string[] | undefined;
  /** Where the known names are. */
  list: string;
  /** The name is the key of a property. */
  atKey?: boolean;
}

export function unknownName({ source, pointer, name, known, list, atKey = false }: NameUse): ValidationError[] {
  if (name === undefined || known === undefined || known.includes(name)) return [];
  const wrong = `"${name}" is not in ${list}`;
  return [errorAt(source, pointer, { wrong, remedy: `add it there, or ${suggest(name, known)}`, atKey })];
}
