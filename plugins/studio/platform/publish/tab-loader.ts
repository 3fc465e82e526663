import type { PlatformKit } from '@signalbox/platform-kit';
import { type AddedTab, addedTabs, keepSettings, replaceAddedTabs } from '@signalbox/platform-kit/added-tabs';
import type { FormDefinition } from '@signalbox/schemas';
import type { DraftError, TabDraft } from '../../shared/draft';
import type { CheckTask } from '../worker/messages';
import {
  type CheckedTab,
  checkStored,
  failureTo,
  formIn,
  isSealed,
  others,
  type StoredCheckDeps,
  systemWaits,
} from './check-stored';
import { compileTab } from './compile-tab';
import { sealOfTab } from './seal-tab';
import { type StoredVersion, tabStore, versionId } from './tab-store';

type LoaderKit = Pick<PlatformKit, 'database' | 'clock' | 'forms' | 'log'>;

export interface TabLoader {
  /** Brings this replica to the published tabs of the database. */
  load(): Promise<void>;
  /** Returns the errors that the next version of a published tab must not have. */
  errorsOf(id: string): DraftError[];
  /** False for a tab whose errors prevent its use. */
  isUsed(id: string): boolean;
  /** The other tabs that this replica uses: one with errors must not prevent a change of all others. */
  inUseBeside(stored: readonly StoredVersion[], draft: Pick<TabDraft, 'id'>): Pick<CheckTask, 'published' | 'flawed'>;
  /** Resolves when no load runs. */
  settled(): Promise<void>;
}

/**
 * Loads published tabs one load after the other. A tab is left out that the product contradicts, or cannot draw any more; the
 * others are used, also those with errors that only a new version must not have.
 */
export function createTabLoader(deps: StoredCheckDeps & { kit: LoaderKit }): TabLoader {
  const { kit } = deps;
  let work = Promise.resolve();
  let checked: ReadonlyMap<string, CheckedTab> = new Map();

  async function load(): Promise<void> {
    const stored = await tabStore(kit, kit.database).current();
    const results = await checkStored(deps, stored);
    const loaded: AddedTab[] = [];
    for (const version of stored) {
      const { form, errors }: CheckedTab = results.get(version.tab) ?? { errors: [] };
      if (form === undefined) continue;
      const tab = await compiled(kit, version, form);
      if (tab) loaded.push(tab);
      else results.set(version.tab, { errors: [failureTo('compile')] });
      if (tab && !isSealed(kit, version)) await sealAnew(kit, version, { form, errors });
    }
    checked = results;
    for (const [tab, { form, errors }] of checked)
      if (form === undefined) kit.log.warn({ tab, errors }, 'A published tab is not used: the check finds errors.');
    if (!areSame(loaded, addedTabs())) replaceAddedTabs(loaded);
    keepSettings(stored.filter(({ tab }) => checked.get(tab)?.form === undefined).flatMap(settingsOf));
  }

  return {
    load() {
      const next = work.then(load);
      work = next.catch((error: unknown) => kit.log.error({ err: error }, 'The published tabs could not be loaded.'));
      return next;
    },
    errorsOf: (id) => checked.get(id)?.errors ?? [],
    isUsed: (id) => checked.get(id)?.form !== undefined,
    inUseBeside(stored, draft) {
      const published = others(stored, draft).filter(({ id }) => {
        const known = checked.get(id);
        return known === undefined || known.form !== undefined;
      });
      const flawed = published.map(({ id }) => id).filter((id) => (checked.get(id)?.errors.length ?? 0) > 0);
      return { published, flawed };
    },
    settled: () => work,
  };
}

/** Undefined if it fails: the other tabs are used, and the next load tries again. */
async function compiled(kit: LoaderKit, { files }: StoredVersion, form: FormDefinition): Promise<AddedTab | undefined> {
  try {
    return await compileTab(kit, { files, form, owner: systemWaits.owner });
  } catch (error) {
    kit.log.error({ err: error, tab: files.id }, 'A published tab could not be compiled.');
    return undefined;
  }
}

/** The next start does not check it again, and knows what its next version must not have. */
async function sealAnew(
  kit: LoaderKit,
  { tab, version, files }: StoredVersion,
  checked: Required<CheckedTab>,
): Promise<void> {
  const form = JSON.stringify(checked.form);
  const seal = sealOfTab(kit, { files, form });
  await tabStore(kit, kit.database).versions.merge(versionId(tab, version), { form, seal, errors: checked.errors });
  if (checked.errors.length > 0)
    kit.log.warn(
      { tab, errors: checked.errors },
      'A published tab is used, and its next version must not have errors.',
    );
}

/** The settings of a tab, as far as its last check knew them. */
function settingsOf({ form }: StoredVersion): string[] {
  const { schema, derive = {} } = formIn(form);
  return [...Object.keys(schema.properties ?? {}), ...Object.keys(derive)];
}

/** The address of a module has the hash of the form and its texts. */
function areSame(left: readonly AddedTab[], right: readonly AddedTab[]): boolean {
  return left.length === right.length && left.every(({ url }, index) => url === right[index]?.url);
}
