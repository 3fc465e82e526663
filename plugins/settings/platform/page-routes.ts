import { pageAnswer, permittedRouters, type PageAnswer, type PageViewer } from '@signalbox/engine/core';
import { featuresOf, type PlatformKit } from '@signalbox/platform-kit';
import { route, viewerOf } from '@signalbox/platform-kit/rest';
import type { JsonObject } from '@signalbox/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { frontEndPageQueryEntity } from '../shared/generated/entities';

/**
 * `GET core/setting/login/page?path=`: see `pageAnswer`. The console asks for any address that it does not know, so one without
 * a page is no error.
 */
export function pageRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  const pageRoute = route('Returns a page of the menu.', { query: frontEndPageQueryEntity });
  rest.get('/core/setting/login/page', pageRoute, async (request): Promise<PageAnswer> => {
    const { path } = request.query;
    const { settings } = await kit.settings.read(request.project, request.settingsVersion);
    return pageAnswer(settings['routers'], { path, viewer: await pageViewer(kit, request) });
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
