import { useFormContext } from '../form-context';
import { FarBlock } from './far-block';
import { FieldView } from './field-view';
import type { FieldBlock } from './form-tree';

/** Forms of more fields are long. */
const shortFormFields = 40;

/** A run of fields. In a long form, what is far from the screen is drawn in a light form first. */
export function BlockView({ block }: { block: FieldBlock }) {
  const { store } = useFormContext();
  if (store.plan.fields.length > shortFormFields) return <FarBlock block={block} />;
  return (
    <div className="sb-block">
      {block.fields.map((plan) => (
        <FieldView key={plan.pointer} plan={plan} />
      ))}
    </div>
  );
}
