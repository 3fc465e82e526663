import { useFormContext } from '../form-context';
import { FarBlock } from './far-block';
import { FieldView } from './field-view';
import { blockSize, type FieldBlock } from './form-tree';

/** A run of fields. In a long form, what is far from the screen is drawn in a light form first. */
export function BlockView({ block }: { block: FieldBlock }) {
  const { store } = useFormContext();
  if (store.plan.fields.length > 2 * blockSize) return <FarBlock block={block} />;
  return (
    <div className="sb-block">
      {block.fields.map((plan) => (
        <FieldView key={plan.pointer} plan={plan} />
      ))}
    </div>
  );
}
