import type { BenchSection } from '../sections';
import type { HtmlLayout } from './html-field';
import { HtmlSection } from './html-section';

interface HtmlPageProps {
  sections: BenchSection[];
  layout: HtmlLayout;
  onValue: (section: string, name: string, value: unknown) => void;
}

export function HtmlPage({ sections, layout, onValue }: HtmlPageProps) {
  return (
    <form>
      {sections.map((section) => (
        <HtmlSection key={section.name} section={section} layout={layout} onValue={onValue} />
      ))}
      <button>Save</button>
    </form>
  );
}
