import { LineCursor } from './line-cursor';

export interface LinesToCompare {
  archived: AsyncIterable<Uint8Array>;
  /** Of the records that stand there, written as those of the archive are. */
  held: AsyncIterable<Uint8Array>;
}

export interface Comparison {
  /** Lines that are in both. */
  same: number;
  /** Ids, as they stand in the lines, of what the archive seems not to hold. */
  existingOnly: string[];
}

/**
 * The archive's lines without those that stand there too, byte for byte. Both being in the order of their ids, this is all
 * that differs; in another order, lines come that need not, and `heldOnly` names what the lines hold after all.
 */
export async function* differingLines(lines: LinesToCompare, found: Comparison): AsyncGenerator<Uint8Array> {
  const [archived, held] = [new LineCursor(lines.archived), new LineCursor(lines.held)];
  const next = async (cursor: LineCursor) => cursor.step() || cursor.fill();
  let batch: Buffer[] = [];
  let batchBytes = 0;
  let [isArchived, isPresent] = [await next(archived), await next(held)];
  try {
    while (isArchived || isPresent) {
      const order = !isArchived ? 1 : !isPresent ? -1 : isSame(archived, held) ? 0 : compareIds(archived, held);
      if (order === 0 && isSame(archived, held)) found.same += 1;
      else if (order > 0) addExistingOnly(found, held);
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
      if (order >= 0) isPresent = held.step() || (await held.fill());
    }
    if (batch.length > 0) yield Buffer.concat(batch);
  } finally {
    await archived.close();
    await held.close();
  }
}

function isSame(one: LineCursor, other: LineCursor): boolean {
  return (
    one.end - one.start === other.end - other.start &&
    one.chunk.compare(other.chunk, other.start, other.end, one.start, one.end) === 0
  );
}

/** Below 0 also where the archive's line has no id that could be read: whoever takes the line sees to it. */
function compareIds(archived: LineCursor, held: LineCursor): number {
  const [one, other] = [idOf(archived), idOf(held)];
  if (one === undefined || other === undefined) return -1;
  return one < other ? -1 : one > other ? 1 : 0;
}

function addExistingOnly({ existingOnly }: Comparison, held: LineCursor): void {
  const id = idOf(held);
  if (id === undefined || existingOnly.length >= mostExistingOnly)
    throw new RangeError('It differs too much to be compared');
  existingOnly.push(id);
}

/** With its quotes. */
function idOf({ chunk, start, end }: LineCursor): string | undefined {
  return idForm.exec(chunk.toString('latin1', start, Math.min(end, start + longestHead)))?.[1];
}

const idForm = /^\{"id":("(?:[^"\\]|\\.)*")/;
const longestHead = 2_000;
const lineEnd = Buffer.from('\n');
const batchLimit = 256 * 1024;
/** They are held in memory. */
const mostExistingOnly = 100_000;
