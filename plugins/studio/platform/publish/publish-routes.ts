import { PlatformError } from '@signalbox/api';
import {
  createFormCatalog,
  fullBodyOf,
  migrateStoredSettings,
  plainQuery,
  type PlatformKit,
  signalOfClient,
} from '@signalbox/platform-kit';
import { viewerOf } from '@signalbox/platform-kit/rest';
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

const forEditors = { config: { permission: 'schema.edit' } };

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

  rest.get('/core/schema/published', forEditors, async (): Promise<PublishedTab[]> => publishedTabs(kit, loader));

  rest.get('/core/schema/published/changes', forEditors, async (request): Promise<TabChanges> => {
    return tabChanges(kit, plainQuery(request, schemaTabQueryEntity).id);
  });

  rest.get('/core/schema/published/version', forEditors, async (request): Promise<TabDraft> => {
    const { id, version } = plainQuery(request, schemaVersionQueryEntity);
    return filesOf(kit, id, Number(version));
  });

  rest.post('/core/schema/publish', forEditors, async (request, reply): Promise<Released> => {
    const { base, ...draft } = fullBodyOf(request, schemaPublishEntity);
    const sender = { viewer: viewerOf(request), signal: signalOfClient(reply) };
    return released(await releaseTab({ kit, check, loader }, { action: 'publish', draft, base, ...sender }));
  });

  rest.post('/core/schema/rollBack', forEditors, async (request, reply): Promise<Released> => {
    const { id, version, base } = fullBodyOf(request, schemaRollBackEntity);
    const draft = await filesOf(kit, id, version);
    const sender = { viewer: viewerOf(request), signal: signalOfClient(reply) };
    return released(await releaseTab({ kit, check, loader }, { action: 'rollBack', draft, version, base, ...sender }));
  });

  rest.post('/core/schema/withdraw', forEditors, async (request): Promise<Released> => {
    const { id, base } = fullBodyOf(request, schemaWithdrawEntity);
    return released(await withdrawTab({ kit }, { id, base, viewer: viewerOf(request) }));
  });
}

async function filesOf(kit: PlatformKit, id: string, version: number): Promise<TabDraft> {
  const stored = await tabStore(kit, kit.database).versionOf(id, version);
  if (stored === undefined) throw new PlatformError('notFound', { detail: `${id} ${version}` });
  return stored.files;
}
