import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { filesBelow } from '@signalbox/schema-check/files';

/** Path below `generated/` → content. */
export type Outputs = Record<string, string>;

/** Files below `folder` that differ from `outputs`: missing, changed, or no longer generated. */
export function staleFiles(folder: string, outputs: Outputs): string[] {
  const changed = Object.keys(outputs).filter((path) => {
    const file = join(folder, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== outputs[path];
  });
  const present = filesBelow(folder, () => true).map((file) => relative(folder, file).replaceAll(sep, '/'));
  return [...changed, ...present.filter((path) => outputs[path] === undefined)];
}

/** Makes `folder` contain exactly `outputs`. Writes only files that differ, so that watchers and caches stay valid. */
export function writeOutputs(folder: string, outputs: Outputs): string[] {
  const stale = staleFiles(folder, outputs);
  for (const path of stale) {
    const file = join(folder, path);
    const content = outputs[path];
    if (content === undefined) {
      rmSync(file);
    } else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }
  return stale;
}
