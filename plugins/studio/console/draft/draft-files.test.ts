import { expect, test } from 'vitest';
import { draftFiles, textOf, withText } from './draft-files';
import { newDraft } from './new-draft';

test('each file of a draft is read and changed by its path', () => {
  for (const file of draftFiles) expect(textOf(withText(newDraft, file, '{ }'), file)).toBe('{ }');
});

test('the id in the form names the folder, unless it is no id', () => {
  expect(withText(newDraft, 'form.json', '{ "id": "settings/upkeep" }').id).toBe('settings/upkeep');
  for (const text of ['{ "id": "Settings" }', '{ "id": 3 }', '{ "id"', '[]'])
    expect(withText(newDraft, 'form.json', text).id).toBe(newDraft.id);
});
