import { PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import type { TabDraft } from '../../shared/draft';
import type { PublishedTab, TabChanges } from '../../shared/published';
import { messagesIn } from './compile-tab';
import type { TabLoader } from './tab-loader';
import { type StoredTab, tabStore, versionId } from './tab-store';

type StoreKit = Pick<PlatformKit, 'database' | 'clock'>;

/** All tabs that were published, by their id. */
export async function publishedTabs(kit: StoreKit, loader: TabLoader): Promise<PublishedTab[]> {
  const { tabs, versions } = tabStore(kit, kit.database);
  const listed = await Promise.all(
    (await tabs.find()).map(async (tab): Promise<PublishedTab[]> => {
      const last = tab.changes.at(-1);
      const shown = last && (await versions.get(versionId(tab.id, last.version)));
      if (last === undefined || shown === undefined) return [];
      const { id, version } = tab;
      const errors = version === null ? [] : loader.errorsOf(id);
      return [
        { id, title: titleOf(shown.files), version, isUsed: version !== null && loader.isUsed(id), last, errors },
      ];
    }),
  );
  return listed.flat();
}

/** Throws `notFound`. */
export async function tabChanges(kit: StoreKit, id: string): Promise<TabChanges> {
  const { tabs, versionOf } = tabStore(kit, kit.database);
  const tab = await tabs.get(id);
  if (tab === undefined) throw new PlatformError('notFound', { detail: id });
  const kept = await Promise.all(numbersOf(tab).map((version) => versionOf(id, version)));
  return { changes: tab.changes.toReversed(), versions: kept.flatMap((each) => each?.version ?? []) };
}

function numbersOf({ changes }: StoredTab): number[] {
  return [...new Set(changes.map(({ version }) => version))].toSorted((a, b) => b - a).slice(0, 60);
}

function titleOf({ id, messages }: TabDraft): Record<string, string> {
  const titles = Object.entries(messages).map(([language, text]) => [language, messagesIn(text)['title']]);
  return { en: id, ...Object.fromEntries(titles.filter(([, title]) => title !== undefined)) };
}
