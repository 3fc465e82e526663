import { accountProject } from '@signalbox/api';
import type { LicenseContent } from '@signalbox/license-file';
import type { Pool } from 'pg';
import { batchCalls } from '../database/batch-calls';
import { contentOf } from './read-license';

/**
 * As `readLicense`, for requests: those that arrive together share one statement, which the database has prepared. It starts
 * after they arrived.
 */
export function createLicenseReader(pool: Pool): (project: string) => Promise<LicenseContent | undefined> {
  return batchCalls({
    async run(projects: readonly string[]) {
      const { rows } = await pool.query<{ project: string; file: string }>({
        name: 'licenses',
        text: 'select project, file from license where project = any($1)',
        values: [[...new Set([...projects, accountProject])]],
      });
      const files = new Map(rows.map(({ project, file }) => [project, file]));
      return projects.map((project) => contentOf(files.get(project) ?? files.get(accountProject)));
    },
    atOnce: 2,
    maxKeys: 250,
  });
}
