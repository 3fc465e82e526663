import type { TreeEntry } from '@signalbox/platform-kit';

export interface Part {
  name: string;
  /** Position of its first byte in the upload. */
  start: number;
  /** Number of the request that received it. */
  writer: number;
  /** Up to the next part. */
  bytes: number;
}

export function partName({ start, writer }: Pick<Part, 'start' | 'writer'>): string {
  return `${start}-${writer}`;
}

/**
 * The parts that follow each other without a gap. A later request starts where the upload was noted to be, so no byte from
 * there on counts that an earlier request has sent: it could not note it, or a server did not find it.
 */
export function chainOf(entries: readonly TreeEntry[] = []): Part[] {
  const parts = entries.flatMap(({ name, bytes }) => {
    const [, start, writer] = /^(\d+)-(\d+)$/.exec(name) ?? [];
    return start === undefined ? [] : [{ name, start: Number(start), writer: Number(writer), bytes }];
  });
  const valid: Part[] = [];
  for (const part of parts.toSorted((one, other) => one.start - other.start || other.writer - one.writer))
    if (part.writer >= (valid.at(-1)?.writer ?? 0)) valid.push(part);
  const chain: Part[] = [];
  for (const [index, part] of valid.entries()) {
    if (part.start > chainBytes(chain)) break;
    const next = valid[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    chain.push({ ...part, bytes: Math.min(part.bytes, next - part.start) });
  }
  return chain;
}

export function chainBytes(chain: readonly Part[]): number {
  const last = chain.at(-1);
  return last ? last.start + last.bytes : 0;
}
