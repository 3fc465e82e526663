import type { FormDefinition } from '@signalbox/schemas';
import { useState } from 'react';
import type { ReadyPeer } from '../peer';
import { type BenchSection, sectionsOf } from '../sections';
import { HtmlField, type HtmlLayout } from './html-field';

/** Inputs without an engine or a style, which only store the typed text: one flow of labels and inputs. */
export const prepareHtml = (form: FormDefinition) => prepare(form, 'flow');

/** The same, styled like the other engines' fields: each a block of its own. */
export const prepareHtmlBlocks = (form: FormDefinition) => prepare(form, 'blocks');

function prepare(form: FormDefinition, layout: HtmlLayout): ReadyPeer {
  const sections = sectionsOf(form);
  const values: Record<string, Record<string, unknown>> = {};
  const onValue = (section: string, name: string, value: unknown) => {
    (values[section] ??= {})[name] = value;
  };
  return {
    element: () => <HtmlPage sections={sections} layout={layout} onValue={onValue} />,
    values: () => values,
    idOf: (path) => path.join('.'),
  };
}

interface HtmlPageProps {
  sections: BenchSection[];
  layout: HtmlLayout;
  onValue: (section: string, name: string, value: unknown) => void;
}

function HtmlPage({ sections, layout, onValue }: HtmlPageProps) {
  return (
    <form>
      {sections.map((section) => (
        <HtmlSection key={section.name} section={section} layout={layout} onValue={onValue} />
      ))}
      <button>Save</button>
    </form>
  );
}

interface HtmlSectionProps {
  section: BenchSection;
  layout: HtmlLayout;
  onValue: (section: string, name: string, value: unknown) => void;
}

function HtmlSection({ section: { name: section, fields }, layout, onValue }: HtmlSectionProps) {
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
