import { Form } from '@rjsf/antd';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';

interface RjsfPageProps {
  schema: RJSFSchema;
  validator: ValidatorType;
  onValues: (values: unknown) => void;
}

export function RjsfPage({ schema, validator, onValues }: RjsfPageProps) {
  return (
    <Form schema={schema} validator={validator} onChange={({ formData }) => onValues(formData)}>
      <button type="submit">Save</button>
    </Form>
  );
}
