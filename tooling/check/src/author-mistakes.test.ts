import { sortedErrorsOfForms } from '@signalbox/schema-check';
import { expect, test } from 'vitest';
import { diskSources } from './disk-sources';
import { plantedBranches } from './testing/planted/branches';
import { plantedDemands } from './testing/planted/demands';
import { plantedOptions } from './testing/planted/options';
import { aSchemasFolder } from './testing/schemas-folder';

const names = /^(the condition|a tab that is shown when|an option that is said twice|years without)/;
const others = [...plantedBranches, ...plantedOptions].filter(({ name }) => names.test(name));

test('knows the mistakes by their names', () => {
  expect(others).toHaveLength(7);
});

test.each([...plantedDemands, ...others])('$name takes no published tab out of use', ({ plant }) => {
  const folder = aSchemasFolder();
  plant(folder);
  const { ofUse, ofAuthors } = sortedErrorsOfForms(diskSources({ root: folder.root }));
  folder.remove('.');
  expect(ofUse).toEqual([]);
  expect(ofAuthors).toHaveLength(1);
});
