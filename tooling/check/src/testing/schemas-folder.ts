import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeAt } from '@signalbox/engine/core';
import type { JsonObject, JsonValue } from '@signalbox/schemas';

/** A valid folder of schemas in a temporary folder, in which a test plants errors. */
export interface SchemasFolder {
  root: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Replaces text that must be there. */
  replace: (file: string, from: string, to: string) => void;
  /** Sets the value at a JSON pointer; `undefined` removes it. */
  set: (file: string, pointer: string, value: JsonValue | undefined) => void;
  remove: (file: string) => void;
}

const fixture = fileURLToPath(new URL('../../../codegen/fixtures/schemas', import.meta.url));
const meta = fileURLToPath(new URL('../../../../packages/schemas/meta', import.meta.url));

export function aSchemasFolder(): SchemasFolder {
  const root = mkdtempSync(join(tmpdir(), 'signalbox-schemas-'));
  cpSync(fixture, root, { recursive: true });
  cpSync(meta, join(root, 'meta'), { recursive: true });
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  return {
    root,
    read,
    write,
    replace: (file, from, to) => {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} does not contain: ${from}`);
      write(file, text.replace(from, to));
    },
    set: (file, pointer, value) => {
      const json = JSON.parse(read(file)) as JsonObject;
      write(file, `${JSON.stringify(writeAt(json, pointer, value), null, 2)}\n`);
    },
    remove: (file) => rmSync(join(root, file), { recursive: true }),
  };
}
