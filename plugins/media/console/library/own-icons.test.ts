import { createApiClient } from '@signalbox/api/client';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { fakeLibrary } from '../testing/fake-library';
import { ownIconsOf } from './own-icons';

function setup(...permissions: string[]) {
  const library = fakeLibrary({ modelIcon: ['pump.svg', 'tank.svg'] });
  const queryClient = new QueryClient();
  const api = createApiClient({ baseUrl: '/rest', fetch: library.reach });
  const withShownError = <Value>(call: Promise<Value>) =>
    call.catch((error: unknown) => Promise.reject(new Error('shown', { cause: error })));
  const may = (permission: string) => permissions.includes(permission);
  return { library, icons: ownIconsOf({ api, hasExtensions: true, queryClient, may, withShownError }) };
}
const urlOf = (file: string) => `/core/media/modelIcon/${file}`;

it('lists, uploads and deletes the icons of the media library', async () => {
  const { icons } = setup('media.view', 'media.add', 'media.delete');
  expect(await icons?.list()).toEqual([urlOf('pump.svg'), urlOf('tank.svg')]);
  expect(await icons?.upload?.(new File(['<svg/>'], 'valve.svg'))).toBe(urlOf('valve.svg'));
  await icons?.remove?.(urlOf('tank.svg'), { isUsed: false });
  expect(await icons?.list()).toEqual([urlOf('pump.svg'), urlOf('valve.svg')]);
});

it('names the uses of an icon, and confirms the deletion of a used one', async () => {
  const { icons, library } = setup('media.view', 'media.delete');
  const use = { form: 'router/base', pointer: '/routers/0/icon', titles: ['Plant', 'Boilers'] };
  library.uses.set(urlOf('pump.svg'), { count: 3, uses: [use, { ...use, titles: [] }] });
  expect(await icons?.uses?.(urlOf('pump.svg'))).toEqual({ count: 3, names: ['Plant › Boilers', 'router/base'] });
  await expect(icons?.remove?.(urlOf('pump.svg'), { isUsed: false })).rejects.toThrow('shown');
  await icons?.remove?.(urlOf('pump.svg'), { isUsed: true });
  expect(await icons?.list()).toEqual([urlOf('tank.svg')]);
});

it('does not offer what the platform would reject', () => {
  expect(setup('setting.view').icons).toBeUndefined();
  const viewer = setup('media.view').icons;
  expect([viewer?.upload, viewer?.remove]).toEqual([undefined, undefined]);
  expect(setup('setting.edit').icons).toMatchObject({ upload: expect.any(Function) });
  expect(setup('setting.edit').icons?.remove).toBeUndefined();
});

it('rejects with a message for the user', async () => {
  const { icons, library } = setup('media.view');
  library.broken.set('core/media/modelIcon', 500);
  await expect(icons?.list()).rejects.toThrow('shown');
});
