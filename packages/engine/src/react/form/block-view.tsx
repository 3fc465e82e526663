import { useFormContext } from '../form-context';
import { LazyBlock } from './lazy-block';
import { FieldView } from './field-view';
import type { FieldBlock } from './form-tree';

/** Forms with more fields render placeholders for distant blocks. */
const shortFormFields = 40;

/** A block of fields. A long form renders placeholders for blocks that are far from the viewport. */
export function BlockView({ block }: { block: FieldBlock }) {
  const { store } = useFormContext();
  if (store.plan.fields.length > shortFormFields) return <LazyBlock block={block} />;
  return (
    <div className="sb-block">
      {block.fields.map((plan) => (
        <FieldView key={plan.pointer} plan={plan} />
      ))}
    </div>
  );
}
