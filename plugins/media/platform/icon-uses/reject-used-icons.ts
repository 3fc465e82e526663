import { PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import type { FastifyRequest } from 'fastify';
import { mediaErrors } from '../../shared/errors';
import { nameOfUse } from '../../shared/icon-uses';
import { iconUses } from './icon-uses';

/**
 * Throws `iconInUse` if a field of the settings shows one of these files. The detail names the uses, or has their count.
 * `field`: of the request.
 */
export async function rejectUsedIcons(
  kit: Pick<PlatformKit, 'settings'>,
  request: FastifyRequest,
  { storePaths, field }: { storePaths: readonly string[]; field: string },
): Promise<void> {
  const { count, uses } = await iconUses(kit, request, storePaths);
  if (count === 0) return;
  const more = count - uses.length;
  const named = [...uses.map(nameOfUse), ...(more > 0 && uses.length > 0 ? [`+${more}`] : [])];
  throw new PlatformError(mediaErrors.iconInUse, {
    field,
    pointer: `/${field}`,
    detail: named.length > 0 ? named.join(', ') : `${count}`,
  });
}
