import { BlockView } from './block-view';
import { StretchView } from './stretch-view';
import type { FormNode } from './form-tree';
import { SectionView } from './section-view';
import { stretchesOf } from './stretches';

/** Nodes that follow each other; many are bound together in stretches, which the browser can pass over as one. */
export function FormNodes({ nodes, level }: { nodes: FormNode[]; level: number }) {
  const stretches = stretchesOf(nodes);
  if (stretches.length === 1) return nodes.map((node) => <FormNodeView key={node.key} node={node} level={level} />);
  return stretches.map((stretch) => (
    <StretchView key={stretch.key} fieldCount={stretch.fieldCount}>
      {stretch.nodes.map((node) => (
        <FormNodeView key={node.key} node={node} level={level} />
      ))}
    </StretchView>
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
