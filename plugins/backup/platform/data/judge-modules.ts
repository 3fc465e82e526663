import { entryPath, type OpenArchive } from '@signalbox/archive';
import { PlatformError } from '@signalbox/api';
import type { Pointer } from '@signalbox/engine/core';
import type { FormCatalog } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import type { PoolClient } from 'pg';
import { judgeAccounts } from './judge-accounts';
import { countVerdicts, judgeDocuments } from './judge-documents';
import { judgeSetting, type SettingVerdict } from './judge-setting';
import { moduleAddress } from './module-address';
import type { RestoreCounts, RestoreRule } from './restore-rule';
import { stageModule, stageTable } from './stage-module';

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
  /** Where the module `setting` was chosen. */
  setting?: SettingVerdict;
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
  const verdicts: ModuleVerdicts = { modules: [], usersWithoutPassword: 0, missingSecrets: [] };
  for (const [module, rule] of Object.entries(rules)) {
    const address = moduleAddress({ project, module });
    if (!address) throw new Error(`${project} has no module ${module}`);
    if (address.table === 'setting') {
      const setting = judgeSetting({ catalog, rule, ...(await settingFacts(client, project)) });
      verdicts.modules.push({ name: module, rule, counts: setting.counts });
      verdicts.setting = setting;
      verdicts.missingSecrets = setting.missingSecrets;
      continue;
    }
    await judgeDocuments({ client, module, project: address.project, rule });
    if (module === 'user') verdicts.usersWithoutPassword = (await judgeAccounts(client, { rule })).withoutPassword;
    verdicts.modules.push({ name: module, rule, counts: await countVerdicts(client, module) });
  }
  return verdicts;
}

async function settingFacts(client: PoolClient, project: string) {
  const bodyOf = ({ rows }: { rows: { body: JsonObject }[] }) => rows[0]?.body;
  const held = await client.query<{ body: JsonObject }>('select body from setting where project = $1', [project]);
  const staged = await client.query<{ body: JsonObject }>(
    `select record -> 'body' as body from ${stageTable('setting')}`,
  );
  const { rows } = await client.query<{ path: string }>('select path from setting_secret where project = $1', [
    project,
  ]);
  return { held: bodyOf(held), archived: bodyOf(staged), secrets: new Set(rows.map(({ path }) => path)) };
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
