import { useFormContext } from '../form-context';
import { FieldView } from './field-view';
import { blockSize, type FieldBlock } from './form-tree';

/** Height to reckon with for a field that was never laid out. */
const fieldHeightPx = 84;

/** A run of fields. In a long form the browser lays out only blocks near the screen; search and Tab still reach all. */
export function BlockView({ block }: { block: FieldBlock }) {
  const { store } = useFormContext();
  const isLong = store.plan.fields.length > 2 * blockSize;
  const style = isLong ? { containIntrinsicBlockSize: `auto ${block.fields.length * fieldHeightPx}px` } : undefined;
  return (
    <div className={isLong ? 'sb-block sb-block-far' : 'sb-block'} style={style}>
      {block.fields.map((plan) => <FieldView key={plan.pointer} plan={plan} />)}
    </div>
  );
}
