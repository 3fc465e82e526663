import { entryPath, type OpenArchive } from '@signalbox/archive';
import { PlatformError } from '@signalbox/api';
import type { Pointer } from '@signalbox/engine/core';
import { accountProject, type FormCatalog } from '@signalbox/platform-kit';
import type { PoolClient } from 'pg';
import { judgeAccounts } from './judge-accounts';
import { countVerdicts, judgeDocuments } from './judge-documents';
import { judgeAccountRows, judgeRows } from './judge-rows';
import type { SettingVerdict } from './judge-setting';
import { judgeSettings } from './judge-settings';
import { holdsAccounts, moduleAddress } from './module-address';
import { nothingCounted, type RestoreCounts, type RestoreRule } from './restore-rule';
import { countStrangers, placeModule, type PlacedModule } from './place-module';
import { stageModule } from './stage-module';

export type ModuleRules = Readonly<Record<string, RestoreRule>>;

export interface ModulesToStage {
  client: PoolClient;
  archive: OpenArchive;
  rules: ModuleRules;
  signal?: AbortSignal;
  onBytes?: (bytes: number) => void;
  /** Records of a collection of this project that is empty go there at once; only for what is committed or undone. */
  placeIn?: string;
}

/** Modules that need no staging. */
export type PlacedModules = ReadonlyMap<string, PlacedModule>;

/** Copies the chosen modules of an archive into temporary tables of the transaction. */
export async function stageModules({
  client,
  archive,
  rules,
  signal,
  onBytes,
  placeIn,
}: ModulesToStage): Promise<PlacedModules> {
  const placed = new Map<string, PlacedModule>();
  for (const module of Object.keys(rules)) {
    const entry = entryPath({ kind: 'data', name: module });
    if (!archive.list().some(({ name }) => name === entry))
      throw new PlatformError('invalidField', {
        field: `moduleRules.${module}`,
        pointer: `/moduleRules/${module}`,
        detail: 'not in this backup',
      });
    const content = () => counted(archive.readEntry(entry), onBytes);
    const isPlain = placeIn !== undefined && isPlainCollection({ project: placeIn, module });
    const inPlace = isPlain
      ? await placeModule({ client, project: placeIn, module, entry, content, signal })
      : undefined;
    if (inPlace) placed.set(module, inPlace);
    else await stageModule({ client, module, entry, content: content(), signal });
  }
  return placed;
}

/** One whose records nothing is asked of but what is asked of all. */
function isPlainCollection({ project, module }: { project: string; module: string }): boolean {
  return moduleAddress({ project, module })?.table === 'document' && !holdsAccounts(module);
}

export interface ModuleVerdict {
  name: string;
  rule: RestoreRule;
  counts: RestoreCounts;
  /** Its records are there already; only what others wrote meanwhile may have to go. */
  placed?: PlacedModule;
}

export interface ModuleVerdicts {
  modules: ModuleVerdict[];
  /** Where the settings were chosen: those of each project. */
  settings: { project: string; verdict: SettingVerdict }[];
  usersWithoutPassword: number;
  missingSecrets: Pointer[];
}

export interface ModulesToJudge {
  client: PoolClient;
  catalog: FormCatalog;
  project: string;
  /** All of them staged, or placed. */
  rules: ModuleRules;
  placed?: PlacedModules;
  /** What is brought back was here before: it is taken as it is, also where no restore would take it. */
  isReturn?: boolean;
}

/** What a restore of the staged modules does. A plan counts it and stops here. */
export async function judgeModules({
  client,
  catalog,
  project,
  rules,
  placed = new Map(),
  isReturn = false,
}: ModulesToJudge): Promise<ModuleVerdicts> {
  const verdicts: ModuleVerdicts = { modules: [], settings: [], usersWithoutPassword: 0, missingSecrets: [] };
  for (const [module, rule] of Object.entries(rules)) {
    const address = moduleAddress({ project, module });
    if (!address) throw new Error(`${project} has no module ${module}`);
    const inPlace = placed.get(module);
    if (inPlace) {
      const deleted = rule === 2 ? await countStrangers(client, { project, module, placed: inPlace }) : 0;
      const counts = { ...nothingCounted, added: inPlace.count, deleted };
      verdicts.modules.push({ name: module, rule, counts, placed: inPlace });
      continue;
    }
    if (address.table === 'setting' || address.table === 'settings') {
      const settings = await judgeSettings({ client, catalog, module, address, rule, isReturn });
      verdicts.modules.push({ name: module, rule, counts: settings.counts });
      verdicts.settings = settings.ofProjects;
      verdicts.missingSecrets = settings.missingSecrets;
      continue;
    }
    if (address.table === 'rows') await judgeRows({ client, module, rows: address.rows, rule });
    else await judgeDocuments({ client, module, project: address.project, rule });
    const accounts = await accountsIn(client, { module, rule, isReturn });
    verdicts.usersWithoutPassword += accounts?.withoutPassword ?? 0;
    verdicts.modules.push({ name: module, rule, counts: await countVerdicts(client, module) });
  }
  return verdicts;
}

interface AccountsToJudge {
  module: string;
  rule: RestoreRule;
  isReturn: boolean;
}

function accountsIn(client: PoolClient, { module, rule, isReturn }: AccountsToJudge) {
  if (module === 'user') return judgeAccounts(client, { rule, isReturn });
  return module === 'document' ? judgeAccountRows(client, { rule, isReturn, accountProject }) : undefined;
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
