import { createApiClient } from '@signalbox/api/client';
import { settingKeys } from '@signalbox/api/react';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { fakeLibrary } from '../testing/fake-library';
import { languagePacksOf } from './language-packs';

const withShownError = <Value>(call: Promise<Value>) =>
  call.catch((error: unknown) => Promise.reject(new Error('shown', { cause: error })));

function setup() {
  const library = fakeLibrary({ languagePack: ['Français[fr].json', 'u[es] (1).json'] });
  const queryClient = new QueryClient();
  queryClient.setQueryData(settingKeys.part(), {});
  const api = createApiClient({ baseUrl: '/rest', fetch: library.reach });
  return {
    library,
    queryClient,
    packs: languagePacksOf({ api, hasExtensions: true, queryClient, may: () => true, withShownError }),
  };
}

it('lists language packs, and files that are none by their names', async () => {
  const { packs } = setup();
  expect(await packs.list('languagePack')).toEqual([
    { code: 'fr', label: 'Français', filePath: 'languagePack/Français[fr].json' },
    { code: undefined, label: 'u[es] (1).json', filePath: 'languagePack/u[es] (1).json' },
  ]);
});

it('makes the console refetch the languages after an upload', async () => {
  const { packs, queryClient } = setup();
  await packs.upload(new File(['{}'], 'العربية[ar].json'), 'languagePack');
  expect((await packs.list('languagePack')).map(({ code }) => code)).toEqual(['fr', undefined, 'ar']);
  expect(queryClient.getQueryState(settingKeys.part())?.isInvalidated).toBe(true);
});

it('removes a pack', async () => {
  const { packs } = setup();
  const [french] = await packs.list('languagePack');
  if (french) await packs.remove(french);
  expect(await packs.list('languagePack')).toMatchObject([{ label: 'u[es] (1).json' }]);
});

it('rejects with a message for the user', async () => {
  const { packs, library } = setup();
  library.broken.set('core/mediaLibrary', 500);
  await expect(packs.list('languagePack')).rejects.toThrow('shown');
});
