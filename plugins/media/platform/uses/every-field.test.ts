import { type FormDefinition, forms } from '@signalbox/schemas';
import { expect, test } from 'vitest';
import type { FileUses } from '../../shared/uses';
import { mediaPlatform } from '../testing/media-platform';
import { withAddresses } from './testing/with-addresses';

const { get, saveSettings } = mediaPlatform();
const address = '/core/media/img/a.png';

const usesOf = async (path: string) => {
  const query = encodeURIComponent(JSON.stringify({ path, limit: 100 }));
  return (await get(`/core/mediaLibrary/uses?query=${query}`)).json<FileUses>();
};
const filled = (forms as readonly FormDefinition[])
  .map((form) => ({ id: form.id, ...withAddresses(form, address) }))
  .filter(({ fields }) => fields.length > 0);

test.each(filled)('finds a file in every field of $id that may have its address', async ({ id, settings, fields }) => {
  await saveSettings(settings);
  const { count, visible, uses } = await usesOf('img/a.png');
  const found = uses.map((use) => ({ id: use.id, pointer: use.pointer, path: use.path }));
  const pointers = fields.map(({ pointer }) => ({ id, pointer, path: 'img/a.png' }));
  expect(found.toSorted(byPointer)).toEqual(pointers.toSorted(byPointer));
  expect([count, visible]).toEqual([fields.length, fields.length]);
});

const byPointer = (one: { pointer: string }, other: { pointer: string }) => (one.pointer < other.pointer ? -1 : 1);

test('these are the widgets of images and icons, and those of texts', () => {
  const widgets = new Set(filled.flatMap(({ fields }) => fields.map(({ widget }) => widget)));
  for (const widget of ['image', 'icon', 'text', 'textarea', 'language-text']) expect(widgets).toContain(widget);
  const pointers = filled.flatMap(({ fields }) => fields.map(({ pointer }) => pointer));
  expect(pointers).toEqual(
    expect.arrayContaining([
      '/logo',
      '/backgroundImage',
      '/pressMoney/logo',
      '/routers/0/icon',
      '/routers/0/children/0/icon',
      '/routers/0/children/0/url',
      '/pressMoney/expireSettings/0/tip',
      '/name/fr',
    ]),
  );
});
