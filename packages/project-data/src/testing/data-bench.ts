import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openArchive } from '@signalbox/archive';
import {
  createFormCatalog,
  createSettingsStore,
  type FormCatalog,
  type PlatformKit,
  type Viewer,
} from '@signalbox/platform-kit';
import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import { forms, groups, type JsonObject } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { expect } from 'vitest';
import { anArchive, type ArchiveContent } from './an-archive';
import { applyModules, lockModules } from '../apply/apply-modules';
import { moduleSources } from '../export/module-sources';
import { ModuleTees } from '../export/module-tee';
import { inTransaction } from '../database/in-transaction';
import { planModules, stageModules, type ModuleRules, type ModulesToStage } from '../plan/plan-modules';
import { isPlainCollection } from '../modules/module-address';
import { openSnapshot } from '../export/snapshot';

/** A database without routes, into which modules of archives are restored. */
export interface DataBench {
  platform: TestPlatform;
  /** Folder for archives. */
  folder: string;
  reset(): Promise<void>;
  close(): Promise<void>;
  insert(collection: string, records: JsonObject[], project?: string): Promise<void>;
  /** All records of a collection, to the microsecond and the letter. */
  stored(collection: string): Promise<string[]>;
  /** Restores modules, or only plans it, and returns the plan. */
  run(content: ArchiveContent, rules: ModuleRules, options?: RunOptions): Validated;
  runFile(path: string, rules: ModuleRules, options?: RunOptions): Validated;
}

interface RunOptions {
  isPlan?: boolean;
  /** Forms of a later version. */
  laterForms?: FormCatalog;
  /** A super user by default. */
  viewer?: Viewer;
}
type Validated = ReturnType<typeof planModules>;

const catalog = createFormCatalog({ forms, groups, compiled: compiledForms });

export async function createDataBench(): Promise<DataBench> {
  const folder = mkdtempSync(join(tmpdir(), 'restore-data-'));
  const platform = await createTestPlatform({
    plugins: [],
    settings: (database) => createSettingsStore({ database, catalog }),
  });
  const { kit } = platform;
  await kit.pool.query(
    `create unique index document_username on document (project, (body ->> 'username')) where collection = 'user'`,
  );
  const runFile: DataBench['runFile'] = (path, rules, options) => restoreArchive(kit, path, { rules, ...options });
  return {
    platform,
    folder,
    async reset() {
      for (const table of ['document', 'setting', 'setting_secret', 'setting_change', 'user_secret'])
        await kit.pool.query(`delete from ${table}`);
    },
    async close() {
      await platform.close();
      rmSync(folder, { recursive: true });
    },
    async insert(collection, records, project = 'default') {
      for (const { id, createdAt, updatedAt, body } of records)
        await kit.pool.query('insert into document values ($1, $2, $3, $4, $5, $6)', [
          project,
          collection,
          id,
          JSON.stringify(body),
          createdAt,
          updatedAt,
        ]);
    },
    async stored(collection) {
      const { rows } = await kit.pool.query<{ line: string }>(
        `select concat_ws(' ', project, id, body, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
       to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US')) as line
     from document where collection = $1 order by project, id collate "C"`,
        [collection],
      );
      return rows.map(({ line }) => line);
    },
    run: async (content, rules, options) => runFile(await anArchive(folder, content), rules, options),
    runFile,
  };
}

async function restoreArchive(
  kit: PlatformKit,
  path: string,
  { rules, isPlan = false, laterForms = catalog, viewer = aViewer() }: RunOptions & { rules: ModuleRules },
): Validated {
  const archive = await openArchive({ path });
  try {
    return await inTransaction(
      kit.pool,
      async ({ client, database }) => {
        const { differences } = isPlan
          ? await stageModules({ client, archive, rules })
          : await stageReadingAlong(kit, { client, archive, rules });
        if (!isPlan) await lockModules(client, 'default');
        const options = { client, catalog: laterForms, project: 'default', rules, viewer, differences };
        const results = await planModules(options);
        if (!isPlan) await applyModules({ client, database, kit, project: 'default', results, userId: 'u1' });
        return results;
      },
      { isRehearsal: isPlan },
    );
  } finally {
    await archive.close();
  }
}

/** Stages like a restore, in parallel with its safety backup. */
async function stageReadingAlong(kit: PlatformKit, options: Pick<ModulesToStage, 'client' | 'archive' | 'rules'>) {
  const modules = Object.keys(options.rules).filter((module) => isPlainCollection({ project: 'default', module }));
  const tees = new ModuleTees(modules);
  const snapshot = await openSnapshot(kit);
  const backUp = async () => {
    for (const source of moduleSources({ snapshot, project: 'default', modules, tees }))
      if ('open' in source) for await (const chunk of source.open()) expect(chunk.length).toBeGreaterThan(0);
  };
  try {
    const [staged] = await Promise.all([stageModules({ ...options, tees }).finally(() => tees.leaveAll()), backUp()]);
    return staged;
  } finally {
    await snapshot.close();
  }
}
