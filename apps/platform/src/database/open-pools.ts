import { openDatabase } from '@signalbox/platform-kit';
import type { UndoSteps } from '../undo-steps';

/** `reserved` answers log-ins, sessions and settings, while other statements use all connections of the pool. */
export function openPools({ url, steps }: { url: string; steps: UndoSteps }) {
  const reserved = openDatabase({ url, maxConnections: 4 });
  steps.add(reserved.close);
  const { close, ...main } = openDatabase({ url, maxConnections: 10 });
  steps.add(close);
  return { ...main, reserved };
}
