import {
  firstPathBelow,
  opensSomething,
  permittedRouters,
  routerAt,
  type PageAnswer,
  type PageViewer,
} from '@signalbox/engine/core';
import { featuresOf, plainQuery, type PlatformKit } from '@signalbox/platform-kit';
import { viewerOf } from '@signalbox/platform-kit/rest';
import type { JsonObject } from '@signalbox/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { frontEndPageQueryEntity } from '../shared/generated/entities';

/**
 * `GET core/setting/login/page?path=`: the saved page at an address, without the pages below it, or what the user lacks to
 * open it. A group without a dashboard has its first page with it. For an address without a page, the answer has neither: the
 * console asks for any address that it does not know, so this is no error.
 */
export function pageRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  rest.get('/core/setting/login/page', async (request): Promise<PageAnswer> => {
    const { path } = plainQuery(request, frontEndPageQueryEntity);
    const { settings } = await kit.settings.read(request.project, request.settingsVersion);
    const viewer = await pageViewer(kit, request);
    const found = routerAt(settings['routers'], { path, viewer });
    if (found === undefined) return { barriers: [] };
    const { page, barriers } = found;
    if (barriers.length > 0) return { barriers };
    const { children: _, ...own } = page;
    if (opensSomething(page)) return { page: own, barriers };
    return { page: own, barriers, group: { first: firstPathBelow(page, viewer) } };
  });
}

/** The saved pages that the sender may open. Empty ones are left out, as the license need not be read for them. */
export async function ownRouters(kit: PlatformKit, request: FastifyRequest, settings: JsonObject): Promise<JsonObject> {
  const { routers } = settings;
  if (!Array.isArray(routers) || routers.length === 0) return {};
  return { routers: permittedRouters(routers, await pageViewer(kit, request)) };
}

async function pageViewer(kit: PlatformKit, request: FastifyRequest): Promise<PageViewer> {
  const { isSuper, permissions } = viewerOf(request);
  return {
    isSuper,
    permissions,
    features: featuresOf(await kit.readLicense(request.project), kit.clock.now()),
  };
}
