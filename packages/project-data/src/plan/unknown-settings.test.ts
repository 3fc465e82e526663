import { createFormCatalog } from '@signalbox/platform-kit';
import { forms, groups } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { expect, test } from 'vitest';
import { withoutUnknown } from './unknown-settings';

const catalog = createFormCatalog({ forms, groups, compiled: compiledForms });

test('separates what no form has, without the markers of its secrets', () => {
  const archived = {
    name: 'There',
    upkeep: { notice: 'Closed', token: { isSet: true }, gates: [{ code: 'A', key: { isSet: true } }] },
    upkeepToken: { isSet: true },
  };
  expect(withoutUnknown(catalog, archived)).toEqual({
    known: { name: 'There' },
    unknown: { upkeep: { notice: 'Closed', gates: [{ code: 'A' }] } },
  });
});
