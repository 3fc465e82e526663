import type { PlatformKit } from '@signalbox/platform-kit';
import { reachesHidden } from '@signalbox/collections-core';
import { hiddenPaths } from '@signalbox/schemas/guarded-columns';
import { route } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import type { OnlineDevices } from '../../shared/online-devices';
import { type FindModel, mayUse } from '@signalbox/collections-platform';
import { checkDevices } from './check-devices';
import { onlineColumns } from '@signalbox/schemas/online-columns';
import { onlineDatabase } from './online-table';

interface OnlineDeps {
  kit: PlatformKit;
  findModel: FindModel;
}

/** `GET core/recordOnline`, and the periodic check of devices. */
export function registerOnline(rest: FastifyInstance, { kit, findModel }: OnlineDeps): void {
  const checking = kit.every(checkMilliseconds, {
    name: 'check which devices are online',
    run: (signal) => checkDevices({ kit, findModel }, signal),
    isAlsoAtStart: true,
  });
  const check = { id: 'devices', title: 'lists::onlineCheck.title', help: 'lists::onlineCheck.help' };
  kit.operationActions.push({ checks: [{ ...check, start: async () => checking.runNow() }] });
  const recordOnlineRoute = route('Counts the devices that are online.');
  rest.get('/core/recordOnline', recordOnlineRoute, async ({ project, viewer }): Promise<OnlineDevices[]> => {
    const rows = await onlineDatabase(kit.database)
      .selectFrom('record_online')
      .select(['model', 'online', 'offline'])
      .where('project', '=', project)
      .orderBy('model')
      .execute();
    const shown: OnlineDevices[] = [];
    for (const { model: id, ...counts } of rows) {
      const model = await findModel(project, id).catch(() => undefined);
      const columns = model && onlineColumns(model.schema);
      if (!columns || !viewer) continue;
      const { title, guarded, schema } = model;
      const hidden = hiddenPaths(guarded, viewer);
      if (mayUse(model, viewer, 'view') && !reachesHidden([columns.isOnline], { schema, hidden }))
        shown.push({ model: id, title, property: columns.isOnline, ...counts });
    }
    return shown;
  });
}

const checkMilliseconds = 30_000;
