import { accountProject } from '@signalbox/api';
import type { AppliedLicense } from '@signalbox/license-file';
import type { Pool } from 'pg';
import { batchCalls } from '../database/batch-calls';
import { appliedRow, type LicenseRow, rowContent } from './read-license';

/**
 * As `readLicense`, for requests: those that arrive together share one statement, which the database has prepared. It starts
 * after they arrived.
 */
export function createLicenseReader(pool: Pool): (project: string) => Promise<AppliedLicense | undefined> {
  return batchCalls({
    async run(projects: readonly string[]) {
      const { rows } = await pool.query<LicenseRow>({
        name: 'licenses',
        text: 'select project, file, installed_by, removed_at from license where project = any($1)',
        values: [[...new Set([...projects, accountProject])]],
      });
      return projects.map((project) => rowContent(appliedRow(rows, project)));
    },
    atOnce: 2,
    maxKeys: 250,
  });
}
