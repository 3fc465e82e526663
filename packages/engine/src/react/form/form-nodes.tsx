import { BlockView } from './block-view';
import type { FormNode } from './form-tree';
import { SectionView } from './section-view';

export function FormNodes({ nodes, level }: { nodes: FormNode[]; level: number }) {
  return nodes.map((node) =>
    node.kind === 'block' ? (
      <BlockView key={node.key} block={node} />
    ) : (
      <SectionView key={node.key} node={node} level={level}>
        <FormNodes nodes={node.children} level={level + 1} />
      </SectionView>
    ),
  );
}
