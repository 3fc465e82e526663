import type { PlatformKit } from '@signalbox/platform-kit';
import { type AddedTab, addedTabs, replaceAddedTabs } from '@signalbox/platform-kit/added-tabs';
import type { FormDefinition } from '@signalbox/schemas';
import type { DraftError, TabDraft } from '../../shared/draft';
import type { CheckQueue } from '../check-queue';
import { compileTab } from './compile-tab';
import { sealOfTab } from './seal-tab';
import { type StoredVersion, tabStore, versionId } from './tab-store';

type LoaderKit = Pick<PlatformKit, 'database' | 'clock' | 'forms' | 'log'>;

export interface TabLoader {
  /** Brings this replica to the published tabs of the database. */
  load(): Promise<void>;
  /** Why a published tab is not used, by its id. */
  errorsOf(id: string): DraftError[];
  /** Resolves when no load runs. */
  settled(): Promise<void>;
}

/** Loads published tabs one load after the other. A tab that the product contradicts is left out, the others are used. */
export function createTabLoader(kit: LoaderKit, check: CheckQueue): TabLoader {
  let work = Promise.resolve();
  let errors = new Map<string, DraftError[]>();

  async function load(): Promise<void> {
    const { current, versions } = tabStore(kit, kit.database);
    const stored = await current();
    const loaded: AddedTab[] = [];
    const rejected = new Map<string, DraftError[]>();
    for (const version of stored) {
      const { files } = version;
      const seal = sealOfTab(kit, version);
      const isSealed = version.seal === seal;
      const checked = isSealed
        ? asChecked(version)
        : await check(systemWaits, { draft: files, published: others(stored, files) });
      if (checked.errors.length > 0 || checked.form === undefined) {
        rejected.set(files.id, checked.errors);
        kit.log.warn({ tab: files.id, errors: checked.errors }, 'A published tab is not used: the check finds errors.');
        continue;
      }
      loaded.push(await compileTab(kit, { files, form: checked.form, owner: systemWaits.owner }));
      if (!isSealed) {
        const form = JSON.stringify(checked.form);
        const resealed = { form, seal: sealOfTab(kit, { files, form }) };
        await versions.merge(versionId(version.tab, version.version), resealed);
      }
    }
    errors = rejected;
    if (!areSame(loaded, addedTabs())) replaceAddedTabs(loaded);
  }

  return {
    load() {
      const next = work.then(load);
      work = next.catch((error: unknown) => kit.log.error({ err: error }, 'The published tabs could not be loaded.'));
      return next;
    },
    errorsOf: (id) => errors.get(id) ?? [],
    settled: () => work,
  };
}

/** The platform itself: no user waits. */
const systemWaits = { owner: 'published tabs' };

/** The files of the other tabs in use. */
export function others(stored: readonly StoredVersion[], { id }: Pick<TabDraft, 'id'>): TabDraft[] {
  return stored.map(({ files }) => files).filter((files) => files.id !== id);
}

function asChecked({ form }: StoredVersion): { errors: DraftError[]; form: FormDefinition } {
  return { errors: [], form: JSON.parse(form) as FormDefinition };
}

/** The address of a module has the hash of the form and its texts. */
function areSame(left: readonly AddedTab[], right: readonly AddedTab[]): boolean {
  return left.length === right.length && left.every(({ url }, index) => url === right[index]?.url);
}
