import type { ReactNode } from 'react';
import { BlockView } from './block-view';
import { FieldView } from './field-view';
import type { FieldBlock, FormNode } from './form-tree';
import { GridLines } from './grid-lines';
import { SectionTitle, SectionView } from './section-view';
import { chunksOf } from './field-chunks';
import { likelyHeight } from './field-height';

interface FormNodesProps {
  nodes: FormNode[];
  /** True in a cell of a grid: its block is drawn as a whole. */
  isInCell?: boolean;
}

/** Consecutive nodes. Many nodes are grouped in chunks that the browser can skip as one unit. */
export function FormNodes({ nodes, isInCell = false }: FormNodesProps) {
  const chunks = chunksOf(nodes);
  if (chunks.length === 1 || isInCell)
    return nodes.map((node) => <FormNodeView key={node.key} node={node} isInCell={isInCell} />);
  return chunks.map((chunk) => (
    <ChunkView key={chunk.key} lines={chunk.lines}>
      {chunk.nodes.map((node) => (
        <FormNodeView key={node.key} node={node} isInCell={false} />
      ))}
    </ChunkView>
  ));
}

function FormNodeView({ node, isInCell }: { node: FormNode; isInCell: boolean }) {
  switch (node.kind) {
    case 'block':
      return <BlockView block={node} isInCell={isInCell} draw={drawBlock} />;
    case 'section':
      return (
        <SectionView node={node}>
          <FormNodes nodes={node.children} isInCell={isInCell} />
        </SectionView>
      );
    case 'title':
      return <SectionTitle node={node} />;
  }
}

function drawBlock({ rows, fields }: FieldBlock): ReactNode {
  return rows ? (
    <GridLines lines={rows} draw={drawCell} />
  ) : (
    fields.map((plan) => <FieldView key={plan.pointer} plan={plan} />)
  );
}

function drawCell(nodes: FormNode[]): ReactNode {
  return <FormNodes nodes={nodes} isInCell />;
}

/**
 * A group of blocks. The browser skips its layout as one unit while it is far from the viewport (`content-visibility`).
 */
function ChunkView({ lines, children }: { lines: number; children: ReactNode }) {
  return (
    <div className="sb-chunk" style={{ containIntrinsicBlockSize: likelyHeight(lines) }}>
      {children}
    </div>
  );
}
