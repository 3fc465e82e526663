import type { PlatformKit, TaskOwner } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas/json';
import { parseCursor } from '../../query/cursor';
import { listRecords } from '../../records/list-records';
import type { PlannedExport } from './export-order';

/** The records of an export in their order, page by page: the next page is read when the reader asks for it. */
export async function* readPages(
  kit: PlatformKit,
  planned: PlannedExport,
  owner: TaskOwner,
): AsyncGenerator<JsonObject[]> {
  let query = planned.query;
  for (;;) {
    owner.signal.throwIfAborted();
    const { records, cursor } = await listRecords(kit, { ...planned, query }, owner);
    yield records;
    if (cursor === undefined) return;
    query = { ...query, cursor: parseCursor(query.order, cursor) };
  }
}
