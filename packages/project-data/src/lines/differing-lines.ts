import { LineCursor } from './line-cursor';

interface LinesToCompare {
  archived: AsyncIterable<Uint8Array>;
  /** The existing records, in the form of the archive's lines. */
  existing: AsyncIterable<Uint8Array>;
}

export interface Comparison {
  /** Number of lines that are in both. */
  same: number;
  /** Ids, in the form of the lines, of existing records that no line of the archive had. */
  existingOnly: string[];
}

/**
 * Yields the archive's lines that do not equal an existing line byte for byte. Both streams are ordered by id. In
 * another order it yields lines that need not be staged, and `existingOnly` also names records that the lines contain.
 */
export async function* differingLines(lines: LinesToCompare, found: Comparison): AsyncGenerator<Uint8Array> {
  const [archived, existing] = [new LineCursor(lines.archived), new LineCursor(lines.existing)];
  const next = async (cursor: LineCursor) => cursor.step() || cursor.fill();
  let batch: Buffer[] = [];
  let batchBytes = 0;
  let [isArchived, isPresent] = [await next(archived), await next(existing)];
  try {
    while (isArchived || isPresent) {
      const order = !isArchived ? 1 : !isPresent ? -1 : isSame(archived, existing) ? 0 : compareIds(archived, existing);
      if (order === 0 && isSame(archived, existing)) found.same += 1;
      else if (order > 0) addExistingOnly(found, existing);
      else {
        batch.push(Buffer.from(archived.chunk.subarray(archived.start, archived.end)), lineEnd);
        batchBytes += archived.end - archived.start;
      }
      if (batchBytes > batchLimit) {
        yield Buffer.concat(batch);
        batch = [];
        batchBytes = 0;
      }
      if (order <= 0) isArchived = archived.step() || (await archived.fill());
      if (order >= 0) isPresent = existing.step() || (await existing.fill());
    }
    if (batch.length > 0) yield Buffer.concat(batch);
  } finally {
    await archived.close();
    await existing.close();
  }
}

function isSame(one: LineCursor, other: LineCursor): boolean {
  return (
    one.end - one.start === other.end - other.start &&
    one.chunk.compare(other.chunk, other.start, other.end, one.start, one.end) === 0
  );
}

/** Also below 0 when the archive's line has no readable id: the staging of the line reports it. */
function compareIds(archived: LineCursor, existing: LineCursor): number {
  const [one, other] = [idOf(archived), idOf(existing)];
  if (one === undefined || other === undefined) return -1;
  return one < other ? -1 : one > other ? 1 : 0;
}

function addExistingOnly({ existingOnly }: Comparison, existing: LineCursor): void {
  const id = idOf(existing);
  if (id === undefined || existingOnly.length >= maxExistingOnly)
    throw new RangeError('The module differs too much to be compared');
  existingOnly.push(id);
}

/** The id with its quotes. */
function idOf({ chunk, start, end }: LineCursor): string | undefined {
  return idForm.exec(chunk.toString('latin1', start, Math.min(end, start + maxHeadCharacters)))?.[1];
}

const idForm = /^\{"id":("(?:[^"\\]|\\.)*")/;
const maxHeadCharacters = 2_000;
const lineEnd = Buffer.from('\n');
const batchLimit = 256 * 1024;
/** They are kept in memory. */
const maxExistingOnly = 100_000;
