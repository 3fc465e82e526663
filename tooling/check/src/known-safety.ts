import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isJsonObject } from '@signalbox/schemas/json';
import { patternSafety } from '@signalbox/form-compiler/pattern-safety';
import type { SafetyOf } from '@signalbox/schema-check';

/**
 * Milliseconds. A pattern that is not proven fast by then is rejected. The slowest shipped one takes 3 s, and 14 s on a
 * machine that is busy with other work.
 */
const deadline = 120_000;

type Safety = ReturnType<typeof patternSafety>;

/**
 * Runs `use` with the results of patterns. Those that are certain are kept in `root`, in a folder that git ignores: a safety
 * can take a second, and a run of the check should not. They hold for every folder of schemas.
 */
export function withSafety<Result>(root: string, use: (safetyOf: SafetyOf) => Result): Result {
  const path = join(root, '.cache', 'pattern-safety.json');
  const known = readKnown(path);
  const before = known.size;
  const result = use((pattern) => {
    const safety = known.get(pattern) ?? patternSafety(pattern, deadline);
    if (safety !== 'unknown') known.set(pattern, safety);
    return safety;
  });
  if (known.size > before) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(Object.fromEntries(known)));
  }
  return result;
}

function readKnown(path: string): Map<string, Safety> {
  try {
    const read: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
    const entries = isJsonObject(read) ? Object.entries(read) : [];
    return new Map(entries.flatMap(([pattern, safety]) => (isCertain(safety) ? [[pattern, safety]] : [])));
  } catch {
    // Another run was stopped while it wrote the file.
    return new Map();
  }
}

function isCertain(safety: unknown): safety is Safety {
  return safety === 'safe' || safety === 'vulnerable';
}
