import type { PlatformKit } from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';
import { keepTrash } from './keep-trash';
import { trashRoutes } from './trash-routes';

export function registerTrash(rest: FastifyInstance, kit: PlatformKit): void {
  trashRoutes(rest, kit);
  const run = (signal: AbortSignal) => keepTrash(kit, signal);
  kit.every(hourMilliseconds, { name: 'empty the media trash', run, isAlsoAtStart: true });
}

const hourMilliseconds = 60 * 60 * 1000;
