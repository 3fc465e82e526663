import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { readAgain } from './read-again';

/** A source whose responses arrive one by one, with the content of the moment of their request. */
function aSource(now: string) {
  const source = { now, arrivals: [] as (() => void)[] };
  const read = () => {
    const { now: asked } = source;
    return new Promise<string>((resolve) => source.arrivals.push(() => resolve(asked)));
  };
  const arrive = () => source.arrivals.splice(0).forEach((each) => each());
  return { source, read, arrive };
}

it('drops a first response from before the change', async () => {
  const queries = new QueryClient();
  const { source, read, arrive } = aSource('before');
  const seen: unknown[] = [];
  new QueryObserver(queries, { queryKey: ['files', 'all'], queryFn: read }).subscribe(({ data }) => seen.push(data));
  source.now = 'after';
  const done = readAgain(queries, ['files']);
  arrive();
  await done;
  expect(queries.getQueryData(['files', 'all'])).toBe('after');
  expect(seen).not.toContain('before');
});

it('gives the new response to callers that wait for the first one', async () => {
  const queries = new QueryClient();
  const { source, read, arrive } = aSource('before');
  const answer = queries.ensureQueryData({ queryKey: ['files'], queryFn: read });
  source.now = 'after';
  void readAgain(queries, ['files']);
  arrive();
  expect(await answer).toBe('after');
});

it('does not refetch other queries', async () => {
  const queries = new QueryClient();
  const { source, read, arrive } = aSource('before');
  const answer = queries.ensureQueryData({ queryKey: ['people'], queryFn: read });
  source.now = 'after';
  await readAgain(queries, ['files']);
  arrive();
  expect(await answer).toBe('before');
});
