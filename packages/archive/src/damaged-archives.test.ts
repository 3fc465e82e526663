import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ArchiveError } from './archive-error';
import { damagesOf, diceOf } from './testing/damages';
import { rounds } from './testing/endurance';
import { extractAll } from './testing/extract-all';
import { readAll } from './testing/read-all';
import { compose, someContent } from './testing/sample';
import { temporaryFolder } from './testing/temporary-folder';

const damages = damagesOf(someContent());

it('are five hundred', () => {
  expect(damages.reduce((sum, { count }) => sum + count, 0)).toBe(500);
});

it.each(damages)(
  'archives with $kind are rejected, or return the original content',
  async (damage) => {
    const folder = temporaryFolder();
    const intact = join(folder, 'intact.zip');
    const damaged = join(folder, 'damaged.zip');
    const openBefore = openFiles();
    const count = rounds({ sample: Math.max(4, damage.count / 10), all: damage.count });
    for (let seed = 0; seed < count; seed += 1) {
      const password = seed % 2 === 1 && !damage.isMadeAnew ? 'c' : undefined;
      await compose(intact, { password });
      const bytes = damage.make(readFileSync(intact), diceOf(damage, seed));
      writeFileSync(damaged, bytes);
      const about = `${damage.kind}, seed ${seed}, password ${password}`;
      const outcome = await readAll({ path: damaged, password, limits: { ratioFreeBytes: 2 ** 18 } }).catch(
        (error: unknown) => error,
      );
      if (outcome instanceof Error) expect(outcome, `${about}: ${outcome.stack}`).toBeInstanceOf(ArchiveError);
      else expect(outcome, about).toEqual(someContent());
      const extracted = await extractAll(
        { path: damaged, password, limits: { ratioFreeBytes: 2 ** 18 } },
        folder,
      ).catch((error: unknown) => error);
      if (extracted instanceof ArchiveError) expect(outcome, about).toMatchObject({ reason: extracted.reason });
      else expect(extracted, about).toEqual(outcome);
      if (damage.error) expect(outcome, about).toBeInstanceOf(ArchiveError);
      if (typeof damage.error === 'string') expect(outcome, about).toMatchObject({ reason: damage.error });
    }
    expect(readdirSync(folder).toSorted()).toEqual(['damaged.zip', 'intact.zip']);
    expect(openFiles()).toBeLessThanOrEqual(openBefore);
  },
  240_000,
);

/** Number of open files of this process; 0 if the system does not report it. */
function openFiles(): number {
  return process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0;
}
