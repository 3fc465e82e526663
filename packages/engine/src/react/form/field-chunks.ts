import { blockSize, type FormNode } from './form-tree';

/** Nodes that follow each other in a very long form. */
export interface FieldChunk {
  key: string;
  nodes: FormNode[];
  fieldCount: number;
}

/** Fields from which on a stretch is full. */
const chunkSize = 8 * blockSize;

/**
 * Cuts nodes into stretches. The browser asks each block in each frame whether it is to be laid out; what lies in a
 * stretch that is not is spared the question.
 */
export function chunksOf(nodes: FormNode[]): FieldChunk[] {
  const chunks: FieldChunk[] = [];
  for (const node of nodes) {
    const last = chunks.at(-1);
    const { length } = node.fields;
    if (last === undefined || last.fieldCount >= chunkSize)
      chunks.push({ key: node.key, nodes: [node], fieldCount: length });
    else {
      last.nodes.push(node);
      last.fieldCount += length;
    }
  }
  return chunks;
}
