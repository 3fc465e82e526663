import type { PlatformKit } from '@signalbox/platform-kit';
import { type AddedTab, addedTabs, keepSettings, replaceAddedTabs } from '@signalbox/platform-kit/added-tabs';
import type { FormDefinition } from '@signalbox/schemas';
import type { DraftError, TabDraft } from '../../shared/draft';
import type { CheckQueue } from '../check-queue';
import type { CheckTask } from '../worker/messages';
import { compileTab } from './compile-tab';
import { sealOfTab } from './seal-tab';
import { type StoredVersion, tabStore, versionId } from './tab-store';

type LoaderKit = Pick<PlatformKit, 'database' | 'clock' | 'forms' | 'log'>;

export interface TabLoader {
  /** Brings this replica to the published tabs of the database. */
  load(): Promise<void>;
  /** What the next version of a published tab must not have. */
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
export function createTabLoader(kit: LoaderKit, check: CheckQueue): TabLoader {
  let work = Promise.resolve();
  let checked: ReadonlyMap<string, CheckedTab> = new Map();

  async function load(): Promise<void> {
    const stored = await tabStore(kit, kit.database).current();
    const results = await checkStored(kit, check, stored);
    const loaded: AddedTab[] = [];
    for (const version of stored) {
      const { form, errors } = results.get(version.tab) ?? unchecked;
      if (form === undefined) continue;
      const tab = await compiled(kit, version, form);
      if (tab) loaded.push(tab);
      else results.set(version.tab, { errors: [notCompiled] });
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

/** The platform itself: no user waits. */
const systemWaits = { owner: 'published tabs' };

interface CheckedTab {
  errors: DraftError[];
  /** Undefined: the tab cannot be used. */
  form?: FormDefinition;
}

const unchecked: CheckedTab = { errors: [] };

/**
 * Results by tab. A tab without a valid seal is checked among the others. It is left out if it has errors itself that prevent
 * its use, and the rest is then checked without it: its errors are not those of the others.
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
      const { errors, preventing, form } = await check(systemWaits, { draft: files, published: beside });
      const isOwn = ({ file }: DraftError) => !beside.some(({ id }) => file.includes(`/forms/${id}/`));
      if (preventing.length === 0 && form !== undefined) results.set(files.id, { errors: errors.filter(isOwn), form });
      const own = preventing.filter(isOwn);
      if (own.length === 0) continue;
      results.set(files.id, { errors: own });
      rest = rest.filter((version) => version.files.id !== files.id);
      isLast = false;
    }
    if (!isLast) continue;
    // Errors that only tabs have which were checked before: they are there because of this one.
    for (const { files } of rest.filter(({ files: { id } }) => !results.has(id))) {
      const { preventing } = await check(systemWaits, { draft: files, published: others(rest, files) });
      results.set(files.id, { errors: preventing });
    }
  }
  return results;
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

const notCompiled: DraftError = {
  file: 'form.json',
  line: 1,
  column: 1,
  pointer: '',
  wrong: 'the platform could not compile the tab; its log has the reason',
  remedy: 'publish the version again',
};

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

function isSealed(kit: LoaderKit, version: StoredVersion): boolean {
  return version.seal === sealOfTab(kit, version);
}

/** The files of the other tabs in use. */
function others(stored: readonly StoredVersion[], { id }: Pick<TabDraft, 'id'>): TabDraft[] {
  return stored.map(({ files }) => files).filter((files) => files.id !== id);
}

/** Rows of earlier versions of the product have no errors. */
function asChecked({ form, errors = [] }: StoredVersion): CheckedTab {
  return { errors, form: formIn(form) };
}

/** The settings of a tab, as far as its last check knew them. */
function settingsOf({ form }: StoredVersion): string[] {
  const { schema, derive = {} } = formIn(form);
  return [...Object.keys(schema.properties ?? {}), ...Object.keys(derive)];
}

function formIn(text: string): FormDefinition {
  return JSON.parse(text) as FormDefinition;
}

/** The address of a module has the hash of the form and its texts. */
function areSame(left: readonly AddedTab[], right: readonly AddedTab[]): boolean {
  return left.length === right.length && left.every(({ url }, index) => url === right[index]?.url);
}
