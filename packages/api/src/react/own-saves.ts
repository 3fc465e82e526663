import type { Mutation, QueryClient } from '@tanstack/react-query';
import { licenseKeys, settingKeys, settingTabKeys } from './queries';
import { readAgain } from './read-again';

/**
 * Handles a live message of `/ws/setting`. `{isLicenseChange: true}`: refetches the license. `{isTabsChange: true}`: refetches the added tabs and
 * the settings, which have their defaults. `{revision, pointers}` of a save: refetches what depends on the settings. Refetches nothing for
 * the console's own save, whose result the settings page has put into the cache. A message that arrives before the answer
 * of a running save waits for it. Own saves are the mutations with the key `settingKeys.save()`; their result has the `revision`.
 */
export async function followSavedSettings(queries: QueryClient, message: unknown): Promise<void> {
  if (has(message, 'isLicenseChange')) return readAgain(queries, licenseKeys.all());
  if (has(message, 'isTabsChange')) await readAgain(queries, settingTabKeys.all());
  await ownSavesEnd(queries);
  const revision = revisionOf(message);
  if (revision === undefined || !isOwn(queries, revision)) await readAgain(queries, settingKeys.all);
}

/** True if an own save made this revision and the cache still has it. A restore may bring a revision back. */
function isOwn(queries: QueryClient, revision: number): boolean {
  return (
    revisionOf(queries.getQueryData(settingKeys.full())) === revision &&
    ownSaves(queries).some(({ state }) => revisionOf(state.data) === revision)
  );
}

function has(message: unknown, name: string): boolean {
  return typeof message === 'object' && message !== null && name in message;
}

function ownSavesEnd(queries: QueryClient): Promise<void> {
  const isRunning = () => ownSaves(queries).some(({ state }) => state.status === 'pending');
  if (!isRunning()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = queries.getMutationCache().subscribe(() => {
      if (isRunning()) return;
      stop();
      resolve();
    });
  });
}

function ownSaves(queries: QueryClient): Mutation[] {
  return queries.getMutationCache().findAll({ mutationKey: settingKeys.save() });
}

function revisionOf(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || !('revision' in value)) return undefined;
  return typeof value.revision === 'number' ? value.revision : undefined;
}
