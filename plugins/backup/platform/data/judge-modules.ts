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
import { moduleAddress } from './module-address';
import type { RestoreCounts, RestoreRule } from './restore-rule';
import { stageModule } from './stage-module';

export type ModuleRules = Readonly<Record<string, RestoreRule>>;

export interface ModulesToStage {
  client: PoolClient;
  archive: OpenArchive;
  rules: ModuleRules;
  signal?: AbortSignal;
  onBytes?: (bytes: number) => void;
}

/** Copies the chosen modules of an archive into temporary tables of the transaction. */
export async function stageModules({ client, archive, rules, signal, onBytes }: ModulesToStage): Promise<void> {
  for (const module of Object.keys(rules)) {
    const entry = entryPath({ kind: 'data', name: module });
    if (!archive.list().some(({ name }) => name === entry))
      throw new PlatformError('invalidField', {
        field: `moduleRules.${module}`,
        pointer: `/moduleRules/${module}`,
        detail: 'not in this backup',
      });
    await stageModule({ client, module, entry, content: counted(archive.readEntry(entry), onBytes), signal });
  }
}

export interface ModuleVerdict {
  name: string;
  rule: RestoreRule;
  counts: RestoreCounts;
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
  /** All of them staged. */
  rules: ModuleRules;
}

/** What a restore of the staged modules does. A plan counts it and stops here. */
export async function judgeModules({ client, catalog, project, rules }: ModulesToJudge): Promise<ModuleVerdicts> {
  const verdicts: ModuleVerdicts = { modules: [], settings: [], usersWithoutPassword: 0, missingSecrets: [] };
  for (const [module, rule] of Object.entries(rules)) {
    const address = moduleAddress({ project, module });
    if (!address) throw new Error(`${project} has no module ${module}`);
    if (address.table === 'setting' || address.table === 'settings') {
      const settings = await judgeSettings({ client, catalog, module, address, rule });
      verdicts.modules.push({ name: module, rule, counts: settings.counts });
      verdicts.settings = settings.ofProjects;
      verdicts.missingSecrets = settings.missingSecrets;
      continue;
    }
    if (address.table === 'rows') await judgeRows({ client, module, rows: address.rows, rule });
    else await judgeDocuments({ client, module, project: address.project, rule });
    const accounts = await accountsIn(client, { module, rule });
    verdicts.usersWithoutPassword += accounts?.withoutPassword ?? 0;
    verdicts.modules.push({ name: module, rule, counts: await countVerdicts(client, module) });
  }
  return verdicts;
}

function accountsIn(client: PoolClient, { module, rule }: { module: string; rule: RestoreRule }) {
  if (module === 'user') return judgeAccounts(client, { rule });
  return module === 'document' ? judgeAccountRows(client, { rule, accountProject }) : undefined;
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
