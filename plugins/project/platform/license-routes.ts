import {
  bodyOf,
  collectionStore,
  endOf,
  expiredFeatures,
  featuresOf,
  licenseId,
  mergeBody,
  type PlatformKit,
  readLicense,
  type Stored,
  validated,
} from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import type { FastifyInstance } from 'fastify';
import type { License } from '../shared/generated/types';
import { licenseEntity, licensePatchEntity } from '../shared/generated/entities';

/** A project has one license. Without one, the license of the default project applies, else the features of the demo. */
export function licenseRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  const storeOf = (project: string) => collectionStore<Stored<License>>({ ...kit, project, collection: 'license' });

  rest.get('/core/license', async (request) => {
    return withRemainingTime(await readLicense(kit.database, request.project), kit.clock.now());
  });

  const change = async (project: string, next: (license: JsonObject) => License) => {
    const store = storeOf(project);
    if (!(await store.get(licenseId))) await store.insert({ ...next({}), id: licenseId });
    else await store.change(licenseId, next);
    return { status: 'OK' };
  };
  rest.put('/core/license', { config: { permission: 'license.edit' } }, (request) => {
    const license = bodyOf(request, licenseEntity);
    return change(request.project, () => license);
  });
  rest.patch('/core/license', { config: { permission: 'license.edit' } }, (request) => {
    const patch = bodyOf(request, licensePatchEntity);
    return change(request.project, (license) => validated(mergeBody(license, patch), licenseEntity));
  });
}

/**
 * Times in integer seconds: `remainingTime` until the expiry, `graceTime` until the features of an expired license close.
 * `expiredFeature`: the features that closed then.
 */
function withRemainingTime(license: JsonObject | undefined, now: number): JsonObject {
  const { expireTime } = license ?? {};
  const { expires, closes } = endOf(license) ?? { expires: now, closes: now };
  const expired = expiredFeatures(license, now);
  const secondsTo = (time: number) => Math.max(0, Math.floor((time - now) / 1000));
  return {
    ...(expireTime === undefined ? {} : { expireTime }),
    feature: featuresOf(license, now),
    remainingTime: secondsTo(expires),
    ...(expires <= now && closes > now && { graceTime: secondsTo(closes) }),
    ...(expired.length > 0 && { expiredFeature: expired }),
  };
}
