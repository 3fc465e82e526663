import type { CSSProperties, ReactNode } from 'react';
import type { FormNode, GridLine } from './form-tree';

interface GridLinesProps {
  lines: GridLine[];
  /** Draws what is below each other in a cell. */
  draw: (nodes: FormNode[]) => ReactNode;
}

/** Rows of a grid, with the fields of each beside each other. In a narrow form the style sheet has them below each other. */
export function GridLines({ lines, draw }: GridLinesProps) {
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
