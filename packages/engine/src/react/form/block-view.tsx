import type { ReactNode } from 'react';
import { useFormContext } from '../form-context';
import { LazyBlock } from './lazy-block';
import type { FieldBlock } from './form-tree';

/** Forms with more fields render placeholders for distant blocks. */
const shortFormFields = 40;

interface BlockViewProps {
  block: FieldBlock;
  /** In a cell of a grid, whose own block is far or near. */
  isInCell: boolean;
  draw: (block: FieldBlock) => ReactNode;
}

/** A block of fields. A long form renders placeholders for blocks that are far from the viewport. */
export function BlockView({ block, isInCell, draw }: BlockViewProps) {
  const { store } = useFormContext();
  if (isInCell) return draw(block);
  if (store.plan.fields.length > shortFormFields) return <LazyBlock block={block} draw={draw} />;
  return <div className={block.rows ? 'sb-block sb-grid' : 'sb-block'}>{draw(block)}</div>;
}
