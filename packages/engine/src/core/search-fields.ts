import type { FormDefinition, Messages } from '@signalbox/schemas';
import type { FieldPlan } from './contract';
import { planForm } from './plan-form';
import { noteWidget } from './widget-for';

export interface SearchHit {
  form: FormDefinition;
  /** Absent when the tab itself matches. */
  field?: FieldPlan;
  title: string;
  tabTitle: string;
}

interface SearchOptions {
  forms: readonly FormDefinition[];
  /** Messages by namespace: `messages['forms/<id>']`. */
  messages: Record<string, Messages | undefined>;
  text: string;
}

/**
 * Tabs and fields whose messages contain every word of `text`: first titles that start with it, then titles that
 * contain it, then helps and options.
 */
export function searchFields({ forms, messages, text }: SearchOptions): SearchHit[] {
  const wanted = text
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return [];
  return forms
    .flatMap((form) => candidates(form, messages[`forms/${form.id}`] ?? {}))
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

function candidates(form: FormDefinition, messages: Messages): { hit: SearchHit; rest: string }[] {
  const tabTitle = messages.title ?? form.id;
  const tab = { hit: { form, title: tabTitle, tabTitle }, rest: messages.description ?? '' };
  const fields = planForm(form)
    .fields.filter(({ widget }) => widget !== noteWidget)
    .map((field) => ({
      hit: { form, field, title: messages[`${field.messageKey}.title`] ?? field.messageKey, tabTitle },
      rest: Object.entries(messages)
        .filter(([key]) => key.startsWith(`${field.messageKey}.`))
        .map(([, message]) => message)
        .join(' '),
    }));
  return [tab, ...fields];
}
