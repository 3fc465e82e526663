import type { PlatformKit } from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';
import { createReferences, type References } from './references/references';
import { updateReferences } from './references/update-references';
import { completeMoves } from './rewrite/complete-move';
import { completeUndos } from './undo/undo-move';
import { usesRoutes } from './uses-routes';

/** The routes of uses, the references behind them, and the end of interrupted moves. */
export function registerUses(rest: FastifyInstance, kit: PlatformKit): References {
  const references = createReferences(kit);
  usesRoutes(rest, kit);
  kit.every(readMilliseconds, {
    name: 'read the references to media files',
    run: (signal) => updateReferences(kit, signal),
    isAlsoAtStart: true,
  });
  kit.every(completeMilliseconds, {
    name: 'complete moves of media files',
    run: async (signal) => {
      await completeMoves(kit, signal);
      await completeUndos(kit, signal);
    },
    isAlsoAtStart: true,
  });
  rest.addHook('onClose', () => references.close());
  return references;
}

/** Searches and changes read references first. This only keeps what they have to read small. */
const readMilliseconds = 60 * 1000;
const completeMilliseconds = 10 * 60 * 1000;
