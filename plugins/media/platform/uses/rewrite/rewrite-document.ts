import { collectionStore, type PlatformKit } from '@signalbox/platform-kit';
import { entityOf } from '@signalbox/project-data';
import type { JsonObject } from '@signalbox/schemas';
import { PlatformError } from '@signalbox/api';
import { mediaErrors } from '../../../shared/errors';
import type { Holder, ReferenceDatabase } from '../references/reference-tables';
import type { ChangedText, ChangeTexts } from './rewrite-value';

interface RewriteDeps {
  /** A transaction. */
  database: ReferenceDatabase;
  clock: PlatformKit['clock'];
}

/** Changes the addresses in a record. Returns what changed. Throws `addressTooLong` if the routes of its module would reject one. */
export async function rewriteDocument(deps: RewriteDeps, holder: Holder, change: ChangeTexts): Promise<ChangedText[]> {
  const { project, collection, holder: id } = holder;
  const records = collectionStore({ ...deps, project, collection });
  const current = await records.get(id);
  // A reference may be older than the deletion of its record, or have the host of another platform.
  if (current === undefined || change(structuredClone(current)).length === 0) return [];
  let changed: ChangedText[] = [];
  await records.change(id, (before) => {
    const after = structuredClone(before);
    changed = change(after);
    const error = newError(collection, { before, after });
    if (error !== undefined)
      throw new PlatformError(mediaErrors.addressTooLong, { detail: `${nameOf(before)}: ${error}` });
    return after;
  });
  return changed;
}

/** Pointer to a value that became invalid. A record that was invalid before may stay so. */
function newError(collection: string, { before, after }: { before: JsonObject; after: JsonObject }) {
  const entity = entityOf(collection);
  const [error] = entity?.validate(withoutId(after)) ?? [];
  return error === undefined || entity?.validate(withoutId(before)).length !== 0 ? undefined : error.instancePath;
}

function withoutId({ id: _id, ...body }: JsonObject): JsonObject {
  return body;
}

function nameOf({ name, title, username, id }: JsonObject): string {
  return [name, title, username, id].find((value) => typeof value === 'string') ?? '';
}
