import { PlatformError } from '@signalbox/api';
import { createTurns, fullBodyOf, plainQuery, type PlatformKit, signalOfClient } from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';
import type { DraftReport, ShippedTabs, TabDraft } from '../shared/draft';
import { schemaDraftEntity, schemaTabQueryEntity } from '../shared/generated/entities';
import type { CheckThread } from './check-thread';
import { shippedTab, shippedTabs } from './shipped-tabs';

const forEditors = { config: { permission: 'schema.edit' } };

/** The tabs of the product as files, and the check of a draft. Nothing here changes a setting. */
export function studioRoutes(rest: FastifyInstance, { kit, thread }: { kit: PlatformKit; thread: CheckThread }): void {
  // A check occupies a processor. A user types one draft, so one check runs and one waits.
  const turns = createTurns({
    atOnce: 1,
    waitingPerOwner: 2,
    waiting: 50,
    tooMany: () => new PlatformError('tooManyRequests', { params: { count: 5 } }),
  });

  rest.get('/core/schema/tabs', forEditors, async (): Promise<ShippedTabs> => shippedTabs());

  rest.get('/core/schema/tab', forEditors, async (request): Promise<TabDraft> => {
    const { id } = plainQuery(request, schemaTabQueryEntity);
    const tab = shippedTab(id);
    if (tab === undefined) throw new PlatformError('notFound', { detail: id });
    return tab;
  });

  rest.post('/core/schema/check', forEditors, async (request, reply): Promise<DraftReport> => {
    // The id is the folder of the tab.
    const draft = fullBodyOf(request, schemaDraftEntity);
    const owner = request.viewer?.userId ?? '';
    const { errors, form } = await turns.run({ owner, signal: signalOfClient(reply) }, () => thread.check(draft));
    if (form === undefined) return { errors };
    const { url } = await kit.forms.compileDeclared(form, owner);
    return { errors, url };
  });
}
