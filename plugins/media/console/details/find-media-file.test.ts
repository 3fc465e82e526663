import { errorTable } from '@signalbox/api';
import { createApiClient } from '@signalbox/api/client';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { findMediaFileOf } from './find-media-file';

/** A platform with one file, that answers as the routes do. */
function setup(...permissions: string[]) {
  const asked: string[] = [];
  const reach = async (input: string | URL | Request) => {
    const { path } = JSON.parse(new URL(String(input), 'http://x').searchParams.get('query') ?? '{}') as {
      path: string;
    };
    asked.push(path);
    if (path === '/core/media/a.pdf') return Response.json({ name: 'a.pdf', path: 'a.pdf', bytes: 7 });
    const name = path.endsWith('gone.pdf') ? 'notFound' : path.endsWith('other.pdf') ? 'invalidPath' : 'diskFull';
    const { code, status } = errorTable[name];
    return Response.json({ code, message: 'x' }, { status });
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const withShownError = <Value>(call: Promise<Value>) =>
    call.catch((error: unknown) => Promise.reject(new Error('shown', { cause: error })));
  const find = findMediaFileOf({
    api: createApiClient({ baseUrl: '/rest', fetch: reach }),
    hasExtensions: true,
    queryClient,
    withShownError,
    may: (permission) => permissions.includes(permission),
  });
  return { asked, find };
}

it('knows the size of a file of the library, and asks nothing about other addresses', async () => {
  const { asked, find } = setup('media.view');
  expect(await find?.('/core/media/a.pdf')).toEqual({ bytes: 7 });
  expect(await find?.('https://files.example/core/media/a.pdf')).toBeUndefined();
  expect(asked).toEqual(['/core/media/a.pdf']);
});

it('tells a file that is gone from the address of another project', async () => {
  const { find } = setup('media.view');
  expect(await find?.('/core/media/gone.pdf')).toBe('gone');
  expect(await find?.('/core/media/other.pdf')).toBeUndefined();
});

it('fails with a message that can be shown', async () => {
  await expect(setup('media.view').find?.('/core/media/broken.pdf')).rejects.toThrow('shown');
});

it('is not there for users who may not see the library', () => {
  expect(setup('setting.edit').find).toBeUndefined();
});
