import { linesOf } from './field-height';
import { blockSize, fieldsDrawn, type FormNode } from './form-tree';

/** Consecutive nodes of a very long form. */
interface FieldChunk {
  key: string;
  nodes: FormNode[];
  fieldCount: number;
  /** For its likely height. */
  lines: number;
}

/** A chunk with at least this number of fields is full. */
const chunkSize = 8 * blockSize;

/**
 * Groups nodes into chunks. The browser checks in each frame which blocks to lay out; it skips the blocks of a distant
 * chunk.
 */
export function chunksOf(nodes: FormNode[]): FieldChunk[] {
  const chunks: FieldChunk[] = [];
  for (const node of nodes) {
    const last = chunks.at(-1);
    const { length } = fieldsDrawn(node);
    const lines = linesOf(node);
    if (last === undefined || last.fieldCount >= chunkSize)
      chunks.push({ key: node.key, nodes: [node], fieldCount: length, lines });
    else {
      last.nodes.push(node);
      last.fieldCount += length;
      last.lines += lines;
    }
  }
  return chunks;
}
