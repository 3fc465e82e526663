import { Select } from 'antd';
import { useFoundRecords } from '../../common/references/use-found-records';
import { useReferencedModels } from '../../common/references/use-referenced-models';
import { useTitles } from '../../common/references/use-titles';
import { type ListOperand, type OperandProps, wideInput } from './operand-props';

interface ReferenceInputProps extends OperandProps<ListOperand> {
  /** Key or id of the other model. */
  reference: string;
  path: string;
}

/** Records of another model, found by their titles. If the user may not list them, takes their ids. */
export function ReferenceInput(props: ReferenceInputProps) {
  const { reference, path, operand, onChange } = props;
  const model = useReferencedModels([reference]).get(reference);
  const values = (operand?.values ?? []).map(String);
  const titleOf = useTitles([{ path, reference, ids: values }]);
  const found = useFoundRecords(model);
  return (
    <Select<string[]>
      {...found}
      {...wideInput(props)}
      mode={model ? 'multiple' : 'tags'}
      maxTagCount="responsive"
      value={values}
      onChange={(next) => onChange(next.length > 0 ? { type: 'list', values: next } : undefined)}
      labelRender={({ value }) => titleOf(path, String(value)) ?? String(value)}
    />
  );
}
