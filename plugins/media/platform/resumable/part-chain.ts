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
 * The parts that follow each other without a gap. Of two parts that start at the same position, the later request has the
 * right one: the earlier request could not note its own any more.
 */
export function chainOf(entries: readonly TreeEntry[] = []): Part[] {
  const byStart = new Map<number, Part>();
  for (const { name, bytes } of entries) {
    const [, start, writer] = /^(\d+)-(\d+)$/.exec(name) ?? [];
    if (start === undefined || writer === undefined) continue;
    const part = { name, start: Number(start), writer: Number(writer), bytes };
    if ((byStart.get(part.start)?.writer ?? -1) < part.writer) byStart.set(part.start, part);
  }
  const sorted = [...byStart.values()].toSorted((one, other) => one.start - other.start);
  const chain: Part[] = [];
  for (const [index, part] of sorted.entries()) {
    if (part.start > chainBytes(chain)) break;
    const next = sorted[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    chain.push({ ...part, bytes: Math.min(part.bytes, next - part.start) });
  }
  return chain;
}

export function chainBytes(chain: readonly Part[]): number {
  const last = chain.at(-1);
  return last ? last.start + last.bytes : 0;
}
