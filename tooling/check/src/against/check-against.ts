import { diskFiles, formFile } from '@signalbox/schema-check/files';
import { pathOf, pointerOf } from '@signalbox/engine/core';
import type { FormDefinition } from '@signalbox/schemas';
import { errorAt, readSource, shownPath, type ValidationError } from '@signalbox/schema-check';
import { existsSync } from 'node:fs';
import { compareForms, type FormChange } from './compare-forms';

interface Comparison {
  /** Every change with its class, as lines. */
  lines: string[];
  /** Changes that need a migration and have none. */
  errors: ValidationError[];
}

/** Compares the forms at `root` with earlier ones. `name`: what these are, for the messages. */
export function checkAgainst({
  root,
  before,
  after,
  name,
}: {
  root: string;
  before: readonly FormDefinition[];
  after: readonly FormDefinition[];
  name: string;
}): Comparison {
  const changes = compareForms({ before, after });
  return {
    lines: changes.map(({ kind, form, pointer, what }) => `${kind}: ${form} ${pointer} — ${what}`),
    errors: changes.filter(({ isAnswered }) => !isAnswered).map((change) => errorOf(root, change, name)),
  };
}

function errorOf(root: string, change: FormChange, name: string): ValidationError {
  const { form, kind, pointer, what } = change;
  const path = formFile(root, `${form}/form.json`, existsSync);
  const isTabGone = !existsSync(path);
  const reported = {
    wrong: `compared with ${name}, ${pointer} has a ${kind} change: ${what}`,
    remedy: remedyOf(change, isTabGone),
  };
  if (isTabGone) return { file: shownPath(path), line: 1, column: 1, pointer, ...reported };
  const place = pathOf(pointer).map((part) => (part === '*' ? '/items' : `/properties${pointerOf([part])}`));
  return errorAt(readSource(path, diskFiles), `/schema${place.join('')}`, reported);
}

function remedyOf({ pointer, what, isLimit, isPlace }: FormChange, isTabGone: boolean): string {
  const keep = `{"keep": "${pointer}", "reason": "…"}`;
  if (isTabGone) return `the tab is gone: add a step to "migrate" of another one: rename, split, or ${keep}`;
  if (isPlace) return `add renamedFrom, or a step to "migrate": rename, move, split, or ${keep}`;
  const step = isLimit
    ? `{"clamp": "${pointer}"}`
    : what.includes('accepts')
      ? `{"map": "${pointer}", "values": […]}`
      : undefined;
  return `add a step to "migrate": ${step === undefined ? keep : `${step} or ${keep}`}`;
}
