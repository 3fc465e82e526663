import { useState } from 'react';
import type { BenchSection } from '../sections';
import { HtmlField, type HtmlLayout } from './html-field';

interface HtmlSectionProps {
  section: BenchSection;
  layout: HtmlLayout;
  onValue: (section: string, name: string, value: unknown) => void;
}

export function HtmlSection({ section: { name: section, fields }, layout, onValue }: HtmlSectionProps) {
  const [isOn, setIsOn] = useState(false);
  const handleValue = (name: string, value: unknown) => {
    onValue(section, name, value);
    for (const field of fields.filter(({ shownBy }) => shownBy === name)) {
      setIsOn(value === true);
      if (value !== true) onValue(section, field.name, undefined);
    }
  };
  const drawn = fields
    .filter(({ shownBy }) => shownBy === undefined || isOn)
    .map((field) => (
      <HtmlField key={field.name} id={`${section}.${field.name}`} field={field} layout={layout} onValue={handleValue} />
    ));
  if (layout === 'flow') return drawn;
  return (
    <section>
      <h3>{section}</h3>
      {drawn}
    </section>
  );
}
