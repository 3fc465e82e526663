import type { CSSProperties } from 'react';
import type { BenchField } from '../sections';

interface HtmlInputProps {
  id: string;
  field: BenchField;
  style?: CSSProperties;
  onValue: (name: string, value: unknown) => void;
}

export function HtmlInput({ id, field: { name, schema }, style, onValue }: HtmlInputProps) {
  if (schema.enum !== undefined) {
    return (
      <select id={id} style={style} onChange={(event) => onValue(name, event.target.value)}>
        {schema.enum.map((value) => (
          <option key={String(value)}>{String(value)}</option>
        ))}
      </select>
    );
  }
  if (schema.type === 'boolean') {
    return <input id={id} type="checkbox" onChange={(event) => onValue(name, event.target.checked)} />;
  }
  const type = schema.type === 'integer' ? 'number' : 'text';
  return <input id={id} type={type} style={style} onChange={(event) => onValue(name, event.target.value)} />;
}
