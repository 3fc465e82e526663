import type { AddedTabAddress } from '@signalbox/api';
import { maySee } from '@signalbox/engine/core';
import { addedTabs } from '@signalbox/platform-kit/added-tabs';
import { route, viewerOf } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';

/** `GET core/setting/tabs`: the tabs that are no part of the build, as far as the sender may see them. */
export function addedTabRoute(rest: FastifyInstance): void {
  const tabsRoute = route(
    'Lists the settings tabs that were added while the platform runs, with the addresses of their forms.',
  );
  rest.get('/core/setting/tabs', tabsRoute, async (request): Promise<AddedTabAddress[]> => {
    const viewer = viewerOf(request);
    return addedTabs()
      .filter(({ form }) => maySee(form, viewer))
      .map(({ form, url }) => ({ id: form.id, group: form.place.group, url }));
  });
}
