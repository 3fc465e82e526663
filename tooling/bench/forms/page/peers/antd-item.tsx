import { Form, Input, InputNumber, Select, Switch } from 'antd';
import type { BenchField } from '../sections';

export function AntdItem({ section, field: { name, schema } }: { section: string; field: BenchField }) {
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
