import type { FormDefinition, Words } from '@signalbox/schemas';
import type { FieldPlan } from './contract';
import { planForm } from './plan-form';

export interface SearchHit {
  form: FormDefinition;
  /** Absent when the tab's own title was found. */
  field?: FieldPlan;
  title: string;
  tabTitle: string;
}

export interface SearchFacts {
  forms: readonly FormDefinition[];
  /** Words by namespace: `words['forms/<id>']`. */
  words: Record<string, Words | undefined>;
  text: string;
}

/** Tabs and fields whose words hold every word of `text`; titles that begin with it first, then titles, then helps and options. */
export function searchFields({ forms, words, text }: SearchFacts): SearchHit[] {
  const wanted = text
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return [];
  return forms
    .flatMap((form) => candidates(form, words[`forms/${form.id}`] ?? {}))
    .map(({ hit, rest }) => ({ hit, rank: rankOf(hit.title.toLocaleLowerCase(), rest.toLocaleLowerCase(), wanted) }))
    .filter(({ rank }) => rank < notFound)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ hit }) => hit);
}

const notFound = 3;

function rankOf(title: string, rest: string, wanted: string[]): number {
  if (title.startsWith(wanted.join(' '))) return 0;
  if (wanted.every((word) => title.includes(word))) return 1;
  return wanted.every((word) => title.includes(word) || rest.includes(word)) ? 2 : notFound;
}

function candidates(form: FormDefinition, words: Words): { hit: SearchHit; rest: string }[] {
  const tabTitle = words.title ?? form.id;
  const tab = { hit: { form, title: tabTitle, tabTitle }, rest: words.description ?? '' };
  const fields = planForm(form).fields.map((field) => ({
    hit: { form, field, title: words[`${field.wordKey}.title`] ?? field.wordKey, tabTitle },
    rest: Object.entries(words)
      .filter(([key]) => key.startsWith(`${field.wordKey}.`))
      .map(([, word]) => word)
      .join(' '),
  }));
  return [tab, ...fields];
}
