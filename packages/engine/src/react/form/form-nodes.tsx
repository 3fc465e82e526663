import type { CSSProperties, ReactNode } from 'react';
import { BlockView } from './block-view';
import { likelyHeight, linesOf } from './field-height';
import { FieldView } from './field-view';
import { blockSize, type FieldBlock, fieldsDrawn, type FormNode, type GridLine } from './form-tree';
import { SectionTitle, SectionView } from './section-view';

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

interface GridLinesProps {
  lines: GridLine[];
  /** Draws what is below each other in a cell. */
  draw: (nodes: FormNode[]) => ReactNode;
}

/** Rows of a grid, with the fields of each beside each other. In a narrow form the style sheet has them below each other. */
function GridLines({ lines, draw }: GridLinesProps) {
  return lines.map(({ key, gap, cells }) => (
    <div key={key} className="sb-row" style={gap && variables({ gap: `${gap[0]}px`, 'gap-below': `${gap[1]}px` })}>
      {cells.map((cell) => (
        <div key={cell.key} className="sb-cell" style={spanVariables(cell.spans)}>
          {draw(cell.nodes)}
        </div>
      ))}
    </div>
  ));
}

function spanVariables([small, medium, large, wide]: GridLine['cells'][number]['spans']): CSSProperties {
  return variables({ 'span-s': small, 'span-m': medium, 'span-l': large, 'span-xl': wide });
}

function variables(values: Record<string, string | number>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--sb-${name}`, value]));
}

/** Consecutive nodes of a very long form. */
interface FieldChunk {
  key: string;
  nodes: FormNode[];
  fieldCount: number;
  /** Number of lines, from which the height is estimated. */
  lines: number;
}

/** A chunk with at least this number of fields is full. */
const chunkSize = 8 * blockSize;

/**
 * Groups nodes into chunks. The browser checks in each frame which blocks to lay out; it skips the blocks of a distant
 * chunk.
 */
function chunksOf(nodes: FormNode[]): FieldChunk[] {
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
