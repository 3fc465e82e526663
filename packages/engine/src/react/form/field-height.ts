import type { FormNode, GridLine } from './form-tree';

/** Estimated height of fields without layout, as a CSS length. `lines`: fields below each other. */
export function likelyHeight(lines: number): string {
  return `auto ${Math.ceil(lines) * 84}px`;
}

/** The number of fields below each other that are as high as the node in a wide form. */
export function linesOf(node: FormNode): number {
  switch (node.kind) {
    case 'block':
      return node.rows ? sum(node.rows.map(linesOfRow)) : node.fields.length;
    case 'section':
      return sum(node.children.map(linesOf));
    case 'title':
      return 0;
  }
}

/** A field in a third of the width is a third of a line. */
function linesOfRow({ cells }: GridLine): number {
  return sum(cells.map(({ spans: [span], nodes }) => span * sum(nodes.map(linesOf)))) / 24;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
