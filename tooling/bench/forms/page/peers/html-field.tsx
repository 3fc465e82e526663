import type { BenchField } from '../sections';
import { HtmlInput } from './html-input';

export type HtmlLayout = 'flow' | 'blocks';

interface HtmlFieldProps {
  id: string;
  field: BenchField;
  layout: HtmlLayout;
  onValue: (name: string, value: unknown) => void;
}

/** Sized like the inputs of the other engines. */
const boxStyle = { display: 'block', width: '100%', padding: '4px 11px', boxSizing: 'border-box' } as const;

export function HtmlField({ id, field, layout, onValue }: HtmlFieldProps) {
  if (layout === 'flow') {
    return (
      <>
        <label htmlFor={id}>{field.name} </label>
        <HtmlInput id={id} field={field} onValue={onValue} />
        <br />
      </>
    );
  }
  return (
    <div style={{ padding: '4px 0 16px' }}>
      <label htmlFor={id}>{field.name}</label>
      <HtmlInput id={id} field={field} style={boxStyle} onValue={onValue} />
    </div>
  );
}
