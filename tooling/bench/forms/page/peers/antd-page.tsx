import { Button, Form, Input, InputNumber, Select, Switch } from 'antd';
import { useEffect } from 'react';
import type { BenchField, BenchSection } from '../sections';

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

function AntdField({ section, field }: { section: string; field: BenchField }) {
  const { shownBy } = field;
  if (shownBy === undefined) return <AntdItem section={section} field={field} />;
  return (
    <Form.Item noStyle dependencies={[[section, shownBy]]}>
      {({ getFieldValue }) =>
        getFieldValue([section, shownBy]) === true ? <AntdItem section={section} field={field} /> : null
      }
    </Form.Item>
  );
}

function AntdItem({ section, field: { name, schema } }: { section: string; field: BenchField }) {
  const item = { name: [section, name], label: name };
  if (schema.type === 'boolean') {
    return (
      <Form.Item {...item} valuePropName="checked">
        <Switch />
      </Form.Item>
    );
  }
  if (schema.enum !== undefined) {
    return (
      <Form.Item {...item}>
        <Select allowClear options={schema.enum.map((value) => ({ value: String(value), label: String(value) }))} />
      </Form.Item>
    );
  }
  if (schema.type === 'integer') {
    return (
      <Form.Item {...item} rules={[{ type: 'integer', min: schema.minimum, max: schema.maximum }]}>
        <InputNumber />
      </Form.Item>
    );
  }
  return (
    <Form.Item {...item} rules={[{ type: 'string', max: schema.maxLength }]}>
      <Input />
    </Form.Item>
  );
}
