import type { RestoreRule } from '@signalbox/schemas/types';
import { entryPath, type OpenArchive } from '@signalbox/archive';
import { PlatformError, type RestoreCounts, nothingCounted } from '@signalbox/api';
import type { ModuleTees } from '../export/module-tee';
import type { Pointer } from '@signalbox/engine/core';
import { accountProject, type FormCatalog, type Viewer } from '@signalbox/platform-kit';
import type { PoolClient } from 'pg';
import { planAccounts } from './plan-accounts';
import { countResults, planDocuments } from './plan-documents';
import { countRowResults, planAccountRows, planRows } from './plan-rows';
import type { SettingResult } from './plan-setting';
import { planSettings } from './plan-settings';
import type { InvalidRecords } from '../lines/invalid-records';
import { isPlainCollection, moduleAddress } from '../modules/module-address';
import { countConcurrentWrites, placeModule, type PlacedModule } from '../stage/place-module';
import type { SameModules } from '../export/unchanged-modules';
import { stageDifference, type StagedDifference } from '../stage/stage-difference';
import { stageModule, stageTable } from '../stage/stage-module';

export type ModuleRules = Readonly<Record<string, RestoreRule>>;

export interface ModulesToStage {
  client: PoolClient;
  archive: OpenArchive;
  rules: ModuleRules;
  signal?: AbortSignal;
  onBytes?: (bytes: number) => void;
  /**
   * Copies records directly into `document` when the collection of this project is empty. Only for transactions that
   * are committed or rolled back as a whole.
   */
  placeIn?: string;
  /** Modules that equal the archive. They are only read to verify the archive. */
  same?: SameModules;
  /** Copies of the lines that the safety backup reads. Of these modules only the difference is staged. */
  tees?: ModuleTees;
  /** Records that this platform had before are restored without validation. */
  isReturn?: boolean;
}

/** Modules that need no staging. */
export type PlacedModules = ReadonlyMap<string, PlacedModule>;

interface StagedModules {
  placed: Map<string, PlacedModule>;
  differences: Map<string, StagedDifference>;
}

/** Copies the chosen modules of an archive into temporary tables of the transaction. */
export async function stageModules(options: ModulesToStage): Promise<StagedModules> {
  const staged: StagedModules = { placed: new Map(), differences: new Map() };
  for (const module of Object.keys(options.rules)) {
    await stageOne(options, module, staged);
    options.tees?.leave(module);
  }
  return staged;
}

async function stageOne(options: ModulesToStage, module: string, staged: StagedModules): Promise<void> {
  const { client, archive, signal, onBytes, placeIn, same, tees, isReturn } = options;
  const entry = entryPath({ kind: 'data', name: module });
  if (!archive.list().some(({ name }) => name === entry))
    throw new PlatformError('invalidField', {
      field: `moduleRules.${module}`,
      pointer: `/moduleRules/${module}`,
      detail: 'not in this backup',
    });
  const content = () => counted(archive.readEntry(entry), onBytes);
  if (same?.has(module)) return readThrough(content(), signal);
  const inPlace =
    placeIn !== undefined && isPlainCollection({ project: placeIn, module })
      ? await placeModule({ client, project: placeIn, module, entry, content, signal })
      : undefined;
  if (inPlace) {
    staged.placed.set(module, inPlace);
    return;
  }
  const difference = tees?.has(module)
    ? await stageDifference({ client, module, entry, archived: content(), existing: tees.read(module), signal })
    : undefined;
  if (difference) {
    staged.differences.set(module, difference);
    return;
  }
  tees?.leave(module);
  await stageModule({ client, module, entry, content: content(), signal, isReturn });
}

/** Stages the complete modules of which only the difference was staged before. */
export async function stageAgain(
  options: Pick<ModulesToStage, 'client' | 'archive' | 'signal'>,
  modules: readonly string[],
) {
  const { client, archive, signal } = options;
  for (const module of modules) {
    await client.query(`drop table ${stageTable(module)}`);
    const entry = entryPath({ kind: 'data', name: module });
    await stageModule({ client, module, entry, content: archive.readEntry(entry), signal });
  }
}

/** Reads the content to its end, which verifies its checksum. */
async function readThrough(content: AsyncGenerator<Uint8Array>, signal: AbortSignal | undefined): Promise<void> {
  while (!(await content.next()).done) signal?.throwIfAborted();
}

export interface ModuleResult {
  name: string;
  rule: RestoreRule;
  counts: RestoreCounts;
  /** The records are already in `document`. Only concurrent writes may have to be deleted. */
  placed?: PlacedModule;
  /** Records that are left out; undefined if none is. */
  invalid?: InvalidRecords;
}

export interface ModuleResults {
  modules: ModuleResult[];
  /** Results of each project, when the settings were chosen. */
  settings: { project: string; result: SettingResult }[];
  usersWithoutPassword: number;
  missingSecrets: Pointer[];
}

interface ModulesToPlan {
  client: PoolClient;
  catalog: FormCatalog;
  project: string;
  /** Each module is staged, placed or the same. */
  rules: ModuleRules;
  placed?: PlacedModules;
  same?: SameModules;
  differences?: ReadonlyMap<string, StagedDifference>;
  /** The user who restores them. Undefined: records that this platform had before, which are restored without validation. */
  viewer: Viewer | undefined;
}

/** Plans a restore of the staged modules. */
export async function planModules({
  client,
  catalog,
  project,
  rules,
  placed = new Map(),
  same = new Map(),
  differences = new Map(),
  viewer,
}: ModulesToPlan): Promise<ModuleResults> {
  const results: ModuleResults = { modules: [], settings: [], usersWithoutPassword: 0, missingSecrets: [] };
  for (const [module, rule] of Object.entries(rules)) {
    const address = moduleAddress({ project, module });
    if (!address) throw new Error(`${project} has no module ${module}`);
    const sameCount = same.get(module);
    if (sameCount !== undefined) {
      results.modules.push({ name: module, rule, counts: { ...nothingCounted, same: sameCount } });
      continue;
    }
    const inPlace = placed.get(module);
    if (inPlace) {
      const deleted = rule === 2 ? await countConcurrentWrites(client, { project, module, placed: inPlace }) : 0;
      const counts = { ...nothingCounted, added: inPlace.count, deleted };
      const { leftOut } = inPlace;
      const invalid = leftOut.count > 0 ? { invalid: leftOut } : {};
      results.modules.push({ name: module, rule, counts, placed: inPlace, ...invalid });
      continue;
    }
    if (address.table === 'setting' || address.table === 'settings') {
      // The documents of a platform contain its published tabs.
      const keepsUnknown = address.table === 'settings' && rules['document'] !== undefined;
      const settings = await planSettings({ client, catalog, module, address, rule, viewer, keepsUnknown });
      const { counts, invalid } = settings;
      results.modules.push({ name: module, rule, counts, ...(invalid ? { invalid } : {}) });
      results.settings = settings.ofProjects;
      results.missingSecrets = settings.missingSecrets;
      continue;
    }
    if (address.table === 'rows') await planRows({ client, module, rows: address.rows, rule });
    else {
      const difference = differences.get(module);
      await planDocuments({ client, module, project: address.project, rule, difference, viewer });
    }
    const accounts = await accountsIn(client, { module, rule, isReturn: !viewer });
    results.usersWithoutPassword += accounts?.withoutPassword ?? 0;
    const counted =
      address.table === 'rows'
        ? await countRowResults(client, { module, rows: address.rows })
        : await countResults(client, module);
    counted.counts.same += differences.get(module)?.same ?? 0;
    results.modules.push({ name: module, rule, ...counted });
  }
  return results;
}

interface AccountsToPlan {
  module: string;
  rule: RestoreRule;
  isReturn: boolean;
}

function accountsIn(client: PoolClient, { module, rule, isReturn }: AccountsToPlan) {
  if (module === 'user') return planAccounts(client, { rule, isReturn });
  return module === 'document' ? planAccountRows(client, { rule, isReturn, accountProject }) : undefined;
}

async function* counted(
  content: AsyncIterable<Uint8Array>,
  onBytes: ((bytes: number) => void) | undefined,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    onBytes?.(chunk.length);
    yield chunk;
  }
}
