import type { ReactNode } from 'react';
import { BlockView } from './block-view';
import type { FormNode } from './form-tree';
import { SectionView } from './section-view';
import { chunksOf } from './field-chunks';
import { likelyHeight } from './field-height';

/** Consecutive nodes. Many nodes are grouped in chunks that the browser can skip as one unit. */
export function FormNodes({ nodes, level }: { nodes: FormNode[]; level: number }) {
  const chunks = chunksOf(nodes);
  if (chunks.length === 1) return nodes.map((node) => <FormNodeView key={node.key} node={node} level={level} />);
  return chunks.map((chunk) => (
    <ChunkView key={chunk.key} fieldCount={chunk.fieldCount}>
      {chunk.nodes.map((node) => (
        <FormNodeView key={node.key} node={node} level={level} />
      ))}
    </ChunkView>
  ));
}

function FormNodeView({ node, level }: { node: FormNode; level: number }) {
  if (node.kind === 'block') return <BlockView block={node} />;
  return (
    <SectionView node={node} level={level}>
      <FormNodes nodes={node.children} level={level + 1} />
    </SectionView>
  );
}

/**
 * A group of blocks. The browser skips its layout as one unit while it is far from the viewport (`content-visibility`).
 */
function ChunkView({ fieldCount, children }: { fieldCount: number; children: ReactNode }) {
  return (
    <div className="sb-chunk" style={{ containIntrinsicBlockSize: likelyHeight(fieldCount) }}>
      {children}
    </div>
  );
}
