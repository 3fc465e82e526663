import { catalogRevision, withLegacyReminder, type Database, type FormCatalog } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import type { StoredError } from '../../shared/stored-error';
import { storedErrors } from './stored-errors';

/** Maximum stored errors of one project. */
export const maxListed = 100;
const maxKnownProjects = 500;

/** Changes after every write, including one that restores an earlier revision. */
const rowVersion = sql<string>`xmin::text || ctid::text`.as('version');

/**
 * The errors of stored settings by project. Computed once for each version of a project's row,
 * also after writes of other replicas. Yields to other requests between two projects.
 */
export function createStoredErrorList({ database, catalog }: { database: Database; catalog: FormCatalog }) {
  const known = new Map<string, { version: string; errors: StoredError[] }>();
  let catalogOf = catalogRevision();

  async function errorsOf({ project, version }: { project: string; version: string }): Promise<StoredError[]> {
    if (catalogOf !== catalogRevision()) known.clear();
    catalogOf = catalogRevision();
    const remembered = known.get(project);
    if (remembered?.version === version) return remembered.errors;
    const row = await database
      .selectFrom('setting')
      .select(['body', rowVersion])
      .where('project', '=', project)
      .executeTakeFirst();
    if (row === undefined) return [];
    const errors = storedErrors({ catalog, project, saved: withLegacyReminder(row.body) }).slice(0, maxListed + 1);
    if (known.size >= maxKnownProjects) known.clear();
    known.set(project, { version: row.version, errors });
    return errors;
  }

  return {
    /**
     * Yields the errors of one project, or of all projects in order of their names. Stops when the caller stops
     * iterating.
     */
    async *read(project?: string): AsyncGenerator<StoredError> {
      const all = database.selectFrom('setting').select(['project', rowVersion]).orderBy('project');
      const rows = await (project === undefined ? all : all.where('project', '=', project)).execute();
      for (const row of rows) yield* await errorsOf(row);
    },
  };
}
export type StoredErrorSource = ReturnType<typeof createStoredErrorList>;
