import type { RestoreRule } from '@signalbox/schemas/types';
import { type RestoreCounts, nothingCounted } from '@signalbox/api';
import { pathOf, type Pointer } from '@signalbox/engine/core';
import type { FormCatalog, Viewer } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import type { PoolClient } from 'pg';
import { planSetting, type SettingResult } from './plan-setting';
import { addInvalid, type InvalidRecords } from '../lines/invalid-records';
import { type ModuleAddress, settingRecordId } from '../modules/module-address';
import { stageTable } from '../stage/stage-module';

interface SettingsToPlan {
  client: PoolClient;
  catalog: FormCatalog;
  /** Must be staged: one record, or one of each project. */
  module: string;
  address: Extract<ModuleAddress, { table: 'setting' | 'settings' }>;
  rule: RestoreRule;
  viewer: Viewer | undefined;
  /** Keeps archived properties that no form has. */
  keepsUnknown: boolean;
}

interface SettingsResult {
  counts: RestoreCounts;
  ofProjects: { project: string; result: SettingResult }[];
  /** Pointers, prefixed with the project when there are several. */
  missingSecrets: Pointer[];
  /** Properties and nodes of trees that are left out, such as `routers.1.children.0`. Undefined when there are none. */
  invalid?: InvalidRecords;
}

/** Plans the settings of one project, or of all. */
export async function planSettings({
  client,
  catalog,
  module,
  address,
  rule,
  viewer,
  keepsUnknown,
}: SettingsToPlan): Promise<SettingsResult> {
  const isOne = address.table === 'setting';
  const of = isOne ? address.project : undefined;
  const staged = await bodies(client, `select id as project, body from ${stageTable(module)}`);
  const existing = await bodies(client, 'select project, body from setting where $1::text is null or project = $1', of);
  if (isOne) rename(staged, { from: settingRecordId, to: address.project });
  const projects = isOne ? [address.project] : [...new Set([...staged.keys(), ...existing.keys()])].toSorted();
  const ofProjects: SettingsResult['ofProjects'] = [];
  for (const project of projects) {
    const options = {
      existing: existing.get(project),
      archived: staged.get(project),
      secrets: await secretsOf(client, project),
    };
    ofProjects.push({ project, result: planSetting({ catalog, rule, viewer, keepsUnknown, ...options }) });
  }
  const invalid: InvalidRecords = { count: 0, shown: [] };
  for (const { project, result } of ofProjects)
    for (const { pointer, error } of result.invalid ?? []) {
      const name = pathOf(pointer).join('.');
      addInvalid(invalid, { id: isOne ? name : `${project}: ${name}`, error });
    }
  return {
    ...(invalid.count > 0 ? { invalid } : {}),
    counts: ofProjects.reduce((sum, { result }) => plus(sum, result.counts), nothingCounted),
    ofProjects,
    missingSecrets: ofProjects.flatMap(({ project, result }) =>
      result.missingSecrets.map((pointer) => (isOne ? pointer : `${project}: ${pointer}`)),
    ),
  };
}

async function bodies(client: PoolClient, query: string, project?: string): Promise<Map<string, JsonObject>> {
  const values = query.includes('$1') ? [project ?? null] : [];
  const { rows } = await client.query<{ project: string; body: JsonObject }>(query, values);
  return new Map(rows.map(({ project: name, body }) => [name, body]));
}

function rename(map: Map<string, JsonObject>, { from, to }: { from: string; to: string }): void {
  const body = map.get(from);
  map.delete(from);
  if (body) map.set(to, body);
}

async function secretsOf(client: PoolClient, project: string): Promise<Set<string>> {
  const { rows } = await client.query<{ path: string }>('select path from setting_secret where project = $1', [
    project,
  ]);
  return new Set(rows.map(({ path }) => path));
}

function plus(one: RestoreCounts, other: RestoreCounts): RestoreCounts {
  return {
    added: one.added + other.added,
    changed: one.changed + other.changed,
    same: one.same + other.same,
    skipped: one.skipped + other.skipped,
    deleted: one.deleted + other.deleted,
  };
}
