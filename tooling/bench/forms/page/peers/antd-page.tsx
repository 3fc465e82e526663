import { Button, Form } from 'antd';
import { useEffect } from 'react';
import type { BenchSection } from '../sections';
import { AntdField } from './antd-field';

interface AntdPageProps {
  sections: BenchSection[];
  onReady: (values: () => unknown) => void;
}

/** As written by hand: the form stores the values, a conditional item depends on its switch only. */
export function AntdPage({ sections, onReady }: AntdPageProps) {
  const [form] = Form.useForm<Record<string, unknown>>();
  useEffect(() => onReady(() => form.getFieldsValue()), [form, onReady]);
  return (
    <Form form={form} layout="vertical">
      {sections.map((section) => (
        <section key={section.name}>
          <h3>{section.name}</h3>
          {section.fields.map((field) => (
            <AntdField key={field.name} section={section.name} field={field} />
          ))}
        </section>
      ))}
      <Button htmlType="submit">Save</Button>
    </Form>
  );
}
