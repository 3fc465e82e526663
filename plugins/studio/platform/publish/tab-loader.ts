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
  /** The files of the other tabs that this replica uses: one with errors must not prevent a change of all others. */
  inUseBeside(stored: readonly StoredVersion[], draft: Pick<TabDraft, 'id'>): TabDraft[];
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
    const checked = await checkStored(kit, check, stored);
    const loaded: AddedTab[] = [];
    for (const version of stored) {
      const { files } = version;
      const result = checked.get(files.id);
      if (result?.form === undefined) continue;
      loaded.push(await compileTab(kit, { files, form: result.form, owner: systemWaits.owner }));
      if (!isSealed(kit, version)) {
        const form = JSON.stringify(result.form);
        const resealed = { form, seal: sealOfTab(kit, { files, form }) };
        await versions.merge(versionId(version.tab, version.version), resealed);
      }
    }
    errors = new Map([...checked].flatMap(([id, result]) => (result.form ? [] : [[id, result.errors] as const])));
    for (const [tab, found] of errors)
      kit.log.warn({ tab, errors: found }, 'A published tab is not used: the check finds errors.');
    if (!areSame(loaded, addedTabs())) replaceAddedTabs(loaded);
  }

  return {
    load() {
      const next = work.then(load);
      work = next.catch((error: unknown) => kit.log.error({ err: error }, 'The published tabs could not be loaded.'));
      return next;
    },
    errorsOf: (id) => errors.get(id) ?? [],
    inUseBeside: (stored, draft) => others(stored, draft).filter(({ id }) => !errors.has(id)),
    settled: () => work,
  };
}

/** The platform itself: no user waits. */
const systemWaits = { owner: 'published tabs' };

interface CheckedTab {
  errors: DraftError[];
  /** Undefined: the tab cannot be used. */
  form?: FormDefinition;
}

/**
 * Results by tab. A tab without a valid seal is checked among the others. It is left out if it has errors itself, and the
 * rest is then checked without it: its errors are not those of the others.
 */
async function checkStored(
  kit: LoaderKit,
  check: CheckQueue,
  stored: readonly StoredVersion[],
): Promise<Map<string, CheckedTab>> {
  const results = new Map<string, CheckedTab>();
  for (const version of stored) if (isSealed(kit, version)) results.set(version.files.id, asChecked(version));
  let rest = [...stored];
  for (let isLast = false; !isLast;) {
    isLast = true;
    for (const { files } of rest.filter(({ files: { id } }) => !results.has(id))) {
      const beside = others(rest, files);
      const { errors, form } = await check(systemWaits, { draft: files, published: beside });
      const own = errors.filter(({ file }) => !beside.some(({ id }) => file.includes(`/forms/${id}/`)));
      if (errors.length === 0 && form !== undefined) results.set(files.id, { errors, form });
      if (own.length === 0) continue;
      results.set(files.id, { errors: own });
      rest = rest.filter((version) => version.files.id !== files.id);
      isLast = false;
    }
    if (!isLast) continue;
    // Errors that only tabs have which were checked before: they are there because of this one.
    for (const { files } of rest.filter(({ files: { id } }) => !results.has(id))) {
      const { errors } = await check(systemWaits, { draft: files, published: others(rest, files) });
      results.set(files.id, { errors });
    }
  }
  return results;
}

function isSealed(kit: LoaderKit, version: StoredVersion): boolean {
  return version.seal === sealOfTab(kit, version);
}

/** The files of the other tabs in use. */
function others(stored: readonly StoredVersion[], { id }: Pick<TabDraft, 'id'>): TabDraft[] {
  return stored.map(({ files }) => files).filter((files) => files.id !== id);
}

function asChecked({ form }: StoredVersion): CheckedTab {
  return { errors: [], form: JSON.parse(form) as FormDefinition };
}

/** The address of a module has the hash of the form and its texts. */
function areSame(left: readonly AddedTab[], right: readonly AddedTab[]): boolean {
  return left.length === right.length && left.every(({ url }, index) => url === right[index]?.url);
}
