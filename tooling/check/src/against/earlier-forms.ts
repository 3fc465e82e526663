import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readSchemaTree, resolveTree } from '@signalbox/codegen';
import type { FormDefinition } from '@signalbox/schemas';

/** The forms of the last release, in the repository: a clone without history and tags has them too. */
export const releaseFile = 'packages/schemas/released/forms.json';

/** The settings forms of the folder of schemas at `root`, with their `$ref`s resolved. */
export function formsIn(root: string): FormDefinition[] {
  const { forms, groups } = resolveTree(readSchemaTree(root));
  const dialogs = new Set(groups.filter(({ isDialogs }) => isDialogs).map(({ key }) => key));
  return forms.filter(({ place }) => !dialogs.has(place.group));
}

/** The forms of the last release; undefined: nothing was released yet. */
export function releasedForms(repository: string): FormDefinition[] | undefined {
  const path = join(repository, releaseFile);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as FormDefinition[]) : undefined;
}

/** Writes the present forms as those of a release, one a line, so that a change of one shows as one line. */
export function writeRelease(repository: string): void {
  const path = join(repository, releaseFile);
  mkdirSync(dirname(path), { recursive: true });
  const lines = formsIn(join(repository, 'packages/schemas')).map((form) => JSON.stringify(form));
  writeFileSync(path, `[\n${lines.join(',\n')}\n]\n`);
}

/** The forms as a commit has them. Throws if the repository does not have the commit. */
export function formsAtRef(repository: string, ref: string): FormDefinition[] {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-ref-'));
  try {
    // An index of its own: that of the repository stays as it is.
    const { status, stderr } = spawnSync('git', [`--work-tree=${folder}`, 'checkout', ref, '--', 'packages/schemas'], {
      cwd: repository,
      env: { ...process.env, GIT_INDEX_FILE: join(folder, 'index') },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`git cannot read the forms of ${ref}: ${stderr.trim()}`);
    return formsIn(join(folder, 'packages/schemas'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
