import type { FormDefinition } from '@signalbox/schemas';
import { createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DraftError } from '../../shared/draft';
import type { CheckTask } from '../worker/messages';
import { checkStored, failureTo } from './check-stored';
import { sealOfTab } from './seal-tab';
import type { StoredVersion } from './tab-store';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [] });
});
afterAll(() => platform.close());

const letters = [...'abcdefghijklmnopqrst'];
const idOf = (name: string) => `settings/${name}`;

function aVersion(name: string, isSealed = false): StoredVersion {
  const files = aTabDraft({ id: idOf(name) });
  const version = { id: `${files.id}@1`, tab: files.id, version: 1, files, form: files.form, errors: [] };
  return { ...version, seal: isSealed ? sealOfTab(platform.kit, version) : '' };
}

const errorIn = (name: string): DraftError => ({
  file: `/product/forms/${idOf(name)}/form.json`,
  line: 1,
  column: 1,
  pointer: '',
  wrong: 'two tabs have it',
  remedy: 'rename one',
});

/**
 * Checks stored tabs with a check that fails beside all tabs of a text of `failing`, and finds an error in the file of the
 * first tab of a text of `wrong` beside the others.
 */
async function checked(
  stored: readonly StoredVersion[],
  { failing = [], wrong = [] }: { failing?: string[]; wrong?: string[] },
) {
  let checks = 0;
  const check = async (_: unknown, { draft, published }: CheckTask) => {
    checks += 1;
    const ids = [draft, ...published].map(({ id }) => id);
    const areThere = (names: string) => [...names].every((name) => ids.includes(idOf(name)));
    if (failing.some(areThere)) throw new Error('The check ended');
    const preventing = wrong
      .filter(areThere)
      .map(([first = '']) => ({ ...errorIn(first), ...(draft.id === idOf(first) ? { file: 'form.json' } : {}) }));
    return { errors: preventing, preventing, form: JSON.parse(draft.form) as FormDefinition };
  };
  const results = await checkStored({ kit: platform.kit, check, closing: new AbortController().signal }, stored);
  const unused = [...results].filter(([, { form }]) => form === undefined);
  return { checks, size: results.size, unused: Object.fromEntries(unused.map(([id, { errors }]) => [id, errors])) };
}

test.each(['a', 't'])('leaves out a tab that makes each check fail, with two checks for each tab: %s', async (name) => {
  const { checks, size, unused } = await checked(
    letters.map((each) => aVersion(each)),
    { failing: [name] },
  );
  expect(size).toBe(letters.length);
  expect(unused).toEqual({ [idOf(name)]: [failureTo('check')] });
  expect(checks).toBeLessThanOrEqual(2 * letters.length);
});

test('leaves out only the last of tabs that make the check fail together', async () => {
  const { checks, unused } = await checked(
    letters.map((each) => aVersion(each)),
    { failing: ['cfk'] },
  );
  expect(unused).toEqual({ [idOf('k')]: [failureTo('check')] });
  expect(checks).toBeLessThanOrEqual(2 * letters.length + 2);
});

test('leaves out a tab that makes the check fail beside one with a seal', async () => {
  const { unused } = await checked([aVersion('a'), aVersion('b'), aVersion('c', true)], { failing: ['ac'] });
  expect(unused).toEqual({ [idOf('a')]: [failureTo('check')] });
});

test('uses the tabs beside one that has an error, and beside one that causes an error in a tab with a seal', async () => {
  const own = await checked([aVersion('a'), aVersion('b'), aVersion('c')], { wrong: ['ba'] });
  expect(own).toMatchObject({ size: 3, unused: { [idOf('b')]: [{ file: 'form.json' }] } });
  expect(Object.keys(own.unused)).toEqual([idOf('b')]);

  const caused = await checked([aVersion('a'), aVersion('b'), aVersion('c', true)], { wrong: ['cb'] });
  expect(caused.unused).toEqual({ [idOf('b')]: [errorIn('c')] });
});

test('checks no tab with a seal, and a single tab that fails once', async () => {
  expect(await checked([aVersion('a', true), aVersion('b', true)], { failing: ['a'] })).toMatchObject({
    checks: 0,
    unused: {},
  });
  expect(await checked([aVersion('a')], { failing: ['a'] })).toMatchObject({
    checks: 1,
    unused: { [idOf('a')]: [failureTo('check')] },
  });
});
