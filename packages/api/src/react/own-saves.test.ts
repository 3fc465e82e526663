import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { followSavedSettings } from './own-saves';
import { licenseKeys, settingKeys, settingTabKeys } from './queries';

/** A console that shows the settings of `revision`. */
async function aConsole(revision: number) {
  const queries = new QueryClient();
  const read = vi.fn<() => Promise<object>>(async () => ({ settings: {}, revision }));
  const observer = new QueryObserver(queries, { queryKey: settingKeys.full(), queryFn: read });
  observer.subscribe(() => {});
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  const save = (mutationFn: () => Promise<{ revision: number }>) =>
    queries.getMutationCache().build(queries, { mutationKey: settingKeys.save(), mutationFn }).execute(undefined);
  return { queries, read, save };
}

test("another console's save is read", async () => {
  const { queries, read } = await aConsole(4);
  await followSavedSettings(queries, { revision: 5, pointers: ['/name'] });
  expect(read).toHaveBeenCalledTimes(2);
});

test('a message of another license makes the console read the license, and not the settings', async () => {
  const { queries, read } = await aConsole(4);
  const readLicense = vi.fn<() => Promise<object>>(async () => ({}));
  new QueryObserver(queries, { queryKey: licenseKeys.all(), queryFn: readLicense }).subscribe(() => {});
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  await followSavedSettings(queries, { isLicenseChange: true });
  expect(readLicense).toHaveBeenCalledTimes(2);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a message of added tabs makes the console read them and the settings', async () => {
  const { queries, read } = await aConsole(4);
  const readTabs = vi.fn<() => Promise<object>>(async () => ({}));
  new QueryObserver(queries, { queryKey: settingTabKeys.all(), queryFn: readTabs }).subscribe(() => {});
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  await followSavedSettings(queries, { isTabsChange: true });
  expect(readTabs).toHaveBeenCalledTimes(2);
  expect(read).toHaveBeenCalledTimes(2);
});

test('an own save is not read again, also if its message arrives before its answer', async () => {
  const { queries, read, save } = await aConsole(4);
  let answer = () => {};
  const saving = save(async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    queries.setQueryData(settingKeys.full(), { settings: {}, revision: 5 });
    return { revision: 5 };
  });
  await vi.waitFor(() => expect(queries.isMutating()).toBe(1));
  const early = followSavedSettings(queries, { revision: 5, pointers: ['/name'] });
  answer();
  await saving;
  await early;
  await followSavedSettings(queries, { revision: 5, pointers: ['/name'] });
  expect(read).toHaveBeenCalledTimes(1);
  await followSavedSettings(queries, { revision: 6, pointers: ['/name'] });
  expect(read).toHaveBeenCalledTimes(2);
});

test('a revision that a restore brought back is read', async () => {
  const { queries, read, save } = await aConsole(4);
  await save(async () => ({ revision: 5 }));
  await followSavedSettings(queries, { revision: 5, pointers: ['/name'] });
  expect(read).toHaveBeenCalledTimes(2);
});
