import { Form } from 'antd';
import type { BenchField } from '../sections';
import { AntdItem } from './antd-item';

export function AntdField({ section, field }: { section: string; field: BenchField }) {
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
