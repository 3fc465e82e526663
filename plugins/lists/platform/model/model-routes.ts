import type { PlatformKit, Viewer } from '@signalbox/platform-kit';
import { isLanguageText } from '@signalbox/schemas/language-text';
import { recordActions, recordPermissions, type RecordAction } from '@signalbox/schemas/permission-model';
import { route } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { ListedModel } from '@signalbox/collections-core';

/** `GET core/record`: the models whose records the user may list. */
export function modelRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  const recordRoute = route('Lists the models whose records the user may see.', { answer: 'list' });
  rest.get('/core/record', recordRoute, async ({ project, viewer }): Promise<ListedModel[]> => {
    const { rows } = await sql<ModelRow>`
      select id, left(body ->> 'key', 64) as key, left(body ->> 'name', 200) as name,
        case when length((body -> 'custom' -> 'schema' -> 'title')::text) < ${maxTitle}
          then body -> 'custom' -> 'schema' -> 'title' end as title from document
      where project = ${project} and collection = 'model' order by id limit ${maxModels}`.execute(kit.database);
    return rows
      .map(({ id, key, name, title }) => ({
        id,
        key: key ?? id,
        name: name ?? id,
        ...(isLanguageText(title) ? { title } : {}),
        actions: actionsOf(viewer, recordPermissions(key)),
      }))
      .filter(({ actions }) => actions.includes('view'));
  });
}

interface ModelRow {
  id: string;
  key: string | null;
  name: string | null;
  title: unknown;
}

function actionsOf(viewer: Viewer | undefined, permissions: Record<RecordAction, string>): RecordAction[] {
  return recordActions.filter((action) => viewer?.isSuper || viewer?.permissions.has(permissions[action]));
}

const maxModels = 1000;
/** Characters of the JSON of a title with all its languages. */
const maxTitle = 10_000;
