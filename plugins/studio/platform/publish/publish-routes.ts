import { PlatformError } from '@signalbox/api';
import { createFormCatalog, migrateStoredSettings, type PlatformKit, signalOfClient } from '@signalbox/platform-kit';
import { route, viewerOf } from '@signalbox/platform-kit/rest';
import { forms, groups } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import type { FastifyInstance } from 'fastify';
import {
  schemaPublishEntity,
  schemaRollBackEntity,
  schemaTabQueryEntity,
  schemaVersionQueryEntity,
  schemaWithdrawEntity,
} from '../../shared/generated/entities';
import type { TabDraft } from '../../shared/draft';
import type { PublishedTab, Released, TabChanges } from '../../shared/published';
import type { CheckQueue } from '../check-queue';
import { publishedTabs, tabChanges } from './published-tabs';
import { releaseTab, withdrawTab } from './release-tab';
import type { TabLoader } from './tab-loader';
import { tabStore } from './tab-store';

const forEditors = { permission: 'schema.edit' };

interface PublishDeps {
  kit: PlatformKit;
  check: CheckQueue;
  loader: TabLoader;
}

/** Published tabs: their list, versions and changes, and what changes them. */
export function publishRoutes(rest: FastifyInstance, { kit, check, loader }: PublishDeps): void {
  const catalog = createFormCatalog({ forms, groups, compiled: compiledForms });

  /** The sender sees the change at once; other replicas are notified. Stored values of earlier versions are migrated. */
  async function released(version: number): Promise<Released> {
    await loader.load();
    await migrateStoredSettings({ kit, catalog });
    return { version };
  }

  const publishedRoute = route('Lists the settings tabs that were published from the studio.', forEditors);
  rest.get('/core/schema/published', publishedRoute, async (): Promise<PublishedTab[]> => publishedTabs(kit, loader));

  const changesRoute = route('Lists the changes of a published tab, the latest first, and its versions.', {
    query: schemaTabQueryEntity,
    ...forEditors,
  });
  rest.get('/core/schema/published/changes', changesRoute, async (request): Promise<TabChanges> => {
    return tabChanges(kit, request.query.id);
  });

  const versionRoute = route('Returns the files of a version of a published tab.', {
    query: schemaVersionQueryEntity,
    ...forEditors,
  });
  rest.get('/core/schema/published/version', versionRoute, async ({ query: { id, version } }): Promise<TabDraft> => {
    return filesOf(kit, id, Number(version));
  });

  rest.post('/core/schema/publish', publishRoute, async (request, reply): Promise<Released> => {
    const { base, ...draft } = request.body;
    const sender = { viewer: viewerOf(request), signal: signalOfClient(reply) };
    return released(await releaseTab({ kit, check, loader }, { action: 'publish', draft, base, ...sender }));
  });

  rest.post('/core/schema/rollBack', rollBackRoute, async (request, reply): Promise<Released> => {
    const { id, version, base } = request.body;
    const draft = await filesOf(kit, id, version);
    const sender = { viewer: viewerOf(request), signal: signalOfClient(reply) };
    return released(await releaseTab({ kit, check, loader }, { action: 'rollBack', draft, version, base, ...sender }));
  });

  rest.post('/core/schema/withdraw', withdrawRoute, async (request): Promise<Released> => {
    const { id, base } = request.body;
    return released(await withdrawTab({ kit }, { id, base, viewer: viewerOf(request) }));
  });
}

async function filesOf(kit: PlatformKit, id: string, version: number): Promise<TabDraft> {
  const stored = await tabStore(kit, kit.database).versionOf(id, version);
  if (stored === undefined) throw new PlatformError('notFound', { detail: `${id} ${version}` });
  return stored.files;
}

const publishRoute = route(
  'Publishes a settings tab, which all users see at once. Nothing changes if the check finds an error.',
  {
    body: schemaPublishEntity,
    example: { id: 'settings/example', form: '{}', messages: { en: '{}', 'zh-Hans': '{}' }, base: 0 },
    ...forEditors,
  },
);
const rollBackRoute = route('Publishes an earlier version of a tab again.', {
  body: schemaRollBackEntity,
  example: { id: 'settings/example', version: 1, base: 2 },
  ...forEditors,
});
const withdrawRoute = route(
  'Removes a published tab from the product. Its values stay stored, and its versions can be published again.',
  { body: schemaWithdrawEntity, example: { id: 'settings/example', base: 1 }, ...forEditors },
);
