import type { LiveSource, PlatformKit } from '@signalbox/platform-kit';
import { modelFinder } from '../model/find-model';
import { createRecordSource } from './record-source';

/** `/ws/record`: one source for all connections of a replica. */
export const liveRecords: LiveSource = (connection, kit) => {
  const source = sources.get(kit) ?? createRecordSource({ kit, findModel: modelFinder(kit) });
  sources.set(kit, source);
  source(connection, kit);
};

const sources = new WeakMap<PlatformKit, LiveSource>();
