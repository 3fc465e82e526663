import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isJsonObject } from '@signalbox/schemas/json';
import { patternVerdict } from '@signalbox/form-compiler/pattern-verdict';

/** Milliseconds. A pattern of which nobody knows after so long that it is fast is rejected. */
const deadline = 20_000;

type Verdict = ReturnType<typeof patternVerdict>;
export type VerdictOf = (pattern: string) => Verdict;

/**
 * Runs `use` with the verdicts of patterns. Those that are certain are kept beside the schemas at `root`, in a folder that
 * git ignores: a verdict can take a second, and a run of the check should not.
 */
export function withVerdicts<Result>(root: string, use: (verdictOf: VerdictOf) => Result): Result {
  const path = join(root, '.cache', 'pattern-verdicts.json');
  const known = readKnown(path);
  const before = known.size;
  const result = use((pattern) => {
    const verdict = known.get(pattern) ?? patternVerdict(pattern, deadline);
    if (verdict !== 'unknown') known.set(pattern, verdict);
    return verdict;
  });
  if (known.size > before) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(Object.fromEntries(known)));
  }
  return result;
}

function readKnown(path: string): Map<string, Verdict> {
  try {
    const read: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
    const entries = isJsonObject(read) ? Object.entries(read) : [];
    return new Map(entries.flatMap(([pattern, verdict]) => (isCertain(verdict) ? [[pattern, verdict]] : [])));
  } catch {
    // Another run was stopped while it wrote the file.
    return new Map();
  }
}

function isCertain(verdict: unknown): verdict is Verdict {
  return verdict === 'safe' || verdict === 'vulnerable';
}
