import { PlatformError } from '@signalbox/api';
import { advisoryLocks, type Database, type PlatformKit, type Viewer } from '@signalbox/platform-kit';
import { foreignFiles } from '@signalbox/platform-kit/media-inspection';
import { type FormDefinition, forms } from '@signalbox/schemas';
import { parseJson } from '@signalbox/schemas/json';
import { mayEdit } from '@signalbox/engine/core';
import { sql } from 'kysely';
import type { TabDraft } from '../../shared/draft';
import { studioErrors } from '../../shared/errors';
import type { TabAction, TabChange } from '../../shared/published';
import type { CheckQueue } from '../check-queue';
import { shippedTab } from '../shipped-tabs';
import { compileTab } from './compile-tab';
import { sealOfTab } from './seal-tab';
import type { TabLoader } from './tab-loader';
import { type StoredTab, tabStore, versionId } from './tab-store';

interface ReleaseTools {
  kit: Pick<PlatformKit, 'database' | 'clock' | 'forms' | 'notify'>;
  check: CheckQueue;
  loader: Pick<TabLoader, 'inUseBeside'>;
}

interface Release {
  action: Exclude<TabAction, 'withdraw'>;
  draft: TabDraft;
  /** Number of the last change that the sender has seen; 0 without one. */
  base: number;
  viewer: Viewer;
  /** On `rollBack`. */
  version?: number;
  signal: AbortSignal;
}

/** On this channel replicas are notified of changed tabs. */
export const tabChannel = 'schemaTabs';

/** Tabs in use at once, and versions of a tab whose files are kept. */
const maxTabs = 100;
const maxVersions = 50;
const maxChanges = 1_000;

/**
 * Checks a draft among the tabs of the product and the published ones, as CI does, compiles it and puts it in use. Returns
 * its version. Throws `schemaTabInvalid`, `schemaTabShipped`, `schemaTabChanged`, `schemaTabsTooMany` or `forbidden`.
 */
export async function releaseTab({ kit, check, loader }: ReleaseTools, release: Release): Promise<number> {
  const { draft, viewer, signal } = release;
  const { id } = draft;
  if (shippedTab(id) !== undefined) throw new PlatformError(studioErrors.schemaTabShipped, { detail: id });
  const current = await tabStore(kit, kit.database).current();
  const result = await check({ owner: viewer.userId, signal }, { draft, ...loader.inUseBeside(current, draft) });
  const [error] = result.errors;
  if (error || !result.form)
    throw new PlatformError(studioErrors.schemaTabInvalid, {
      detail: error && `${error.file}:${error.line} ${error.wrong}`,
    });
  requireTargets(result.form, viewer);
  requireFiles(result.form, viewer);
  await compileTab(kit, { files: draft, form: result.form, owner: viewer.userId });
  const form = JSON.stringify(result.form);
  return changeTabs(kit, async (database) => {
    const { tabs, versions, ...store } = tabStore(kit, database);
    const used = (await store.current()).map(({ tab, version }) => versionId(tab, version));
    // The check saw other tabs than those that are in use now.
    const hasChanged = used.join() !== current.map(({ tab, version }) => versionId(tab, version)).join();
    const before = await tabs.get(id);
    if (hasChanged || (before?.changes.at(-1)?.number ?? 0) !== release.base)
      throw new PlatformError(studioErrors.schemaTabChanged, { detail: id });
    if (before?.version == null && used.length >= maxTabs) throw new PlatformError(studioErrors.schemaTabsTooMany);
    const latest = before?.latest ?? 0;
    const version = release.version ?? (await store.nextVersion(id, latest));
    const seal = sealOfTab(kit, { files: draft, form });
    const sealed = { tab: id, version, files: draft, form, seal, errors: [] };
    if (release.version === undefined) await versions.insert({ id: versionId(id, version), ...sealed });
    else await versions.replace(versionId(id, version), sealed);
    const change = changeOf(kit, { ...release, version, before });
    const tab = { version, latest: Math.max(latest, version), changes: changesWith(before, change) };
    if (before) await tabs.replace(id, tab);
    else await tabs.insert({ id, ...tab });
    const old = version - maxVersions;
    if (old > 0 && (await store.versionOf(id, old))) await versions.remove(versionId(id, old));
    return version;
  });
}

/** A migration that moves values into another tab changes that tab, in all projects: only who may change it publishes it. */
function requireTargets({ migrate = [] }: FormDefinition, viewer: Viewer): void {
  const targets = migrate.flatMap(({ steps }) => steps.flatMap((step) => ('move' in step ? step.tab : [])));
  const tabs: readonly FormDefinition[] = forms;
  const locked = tabs.find((tab) => targets.includes(tab.id) && !mayEdit(tab, viewer));
  if (locked) throw new PlatformError('forbidden', { detail: locked.permission.edit });
}

/** A default that names a media file opens it to every user. */
function requireFiles(form: FormDefinition, viewer: Viewer): void {
  const after = parseJson(JSON.stringify(form)) ?? null;
  if (foreignFiles({ viewer, before: null, after }).length > 0)
    throw new PlatformError('forbidden', { detail: 'media.view' });
}

/** Puts a tab out of use. Its values stay stored, and so do its versions. Throws `notFound` or `schemaTabChanged`. */
export async function withdrawTab(
  { kit }: Pick<ReleaseTools, 'kit'>,
  { id, base, viewer }: Pick<Release, 'base' | 'viewer'> & { id: string },
): Promise<number> {
  return changeTabs(kit, async (database) => {
    const { tabs } = tabStore(kit, database);
    const before = await tabs.get(id);
    if (before === undefined) throw new PlatformError('notFound', { detail: id });
    const { version } = before;
    if (version === null || before.changes.at(-1)?.number !== base)
      throw new PlatformError(studioErrors.schemaTabChanged, { detail: id });
    const change = changeOf(kit, { action: 'withdraw', version, viewer, before });
    await tabs.replace(id, { version: null, latest: before.latest, changes: changesWith(before, change) });
    return version;
  });
}

/** One change of tabs after the other, on all replicas. They are notified when it is committed. */
function changeTabs<Result>(
  kit: ReleaseTools['kit'],
  change: (database: Database) => Promise<Result>,
): Promise<Result> {
  return kit.database.transaction().execute(async (database) => {
    await sql`select pg_advisory_xact_lock(${advisoryLocks.schemaTabs})`.execute(database);
    const result = await change(database);
    await kit.notify(tabChannel, {}, database);
    return result;
  });
}

function changeOf(
  { clock }: Pick<PlatformKit, 'clock'>,
  { action, version, viewer, before }: ChangeToRecord,
): TabChange {
  const number = (before?.changes.at(-1)?.number ?? 0) + 1;
  const at = new Date(clock.now()).toISOString();
  return { number, action, version, userId: viewer.userId, username: viewer.username, at };
}

interface ChangeToRecord {
  action: TabAction;
  version: number;
  viewer: Release['viewer'];
  before: StoredTab | undefined;
}

function changesWith(before: StoredTab | undefined, change: TabChange): TabChange[] {
  return [...(before?.changes ?? []), change].slice(-maxChanges);
}
