import type { JsonValue } from '@signalbox/schemas';
import { keepsDigits } from '@signalbox/schemas/exact-numbers';
import type { TabDraft } from '../../../shared/draft';
import { withText } from '../../draft/draft-files';
import type { DraftField } from '../../fields/draft-fields';
import { withValueAt } from '../edit-form';
import { withMessageKeys } from '../edit-messages';
import { withChoiceInOrder, withListedChoice } from './listed-choices';

type Choice = string | number;

/** The values of a field's `enum`. Undefined if it may not have one, or has others than texts or numbers. */
export function choicesOf({ schema: { type, enum: values = [] } }: DraftField): Choice[] | undefined {
  if (type !== 'string' && type !== 'integer' && type !== 'number') return undefined;
  if (!Array.isArray(values)) return undefined;
  const choices = values.filter((value) => typeof value === 'string' || typeof value === 'number');
  return choices.length === values.length ? choices : undefined;
}

/** Key of the title of a choice. */
export function choiceKey({ path }: DraftField, value: Choice): string {
  return `${path.join('.')}.options.${value}`;
}

/** Returns the choice that was typed as a value of the field. Undefined if it is none, or one that is there already. */
export function choiceIn(field: DraftField, text: string): Choice | undefined {
  const trimmed = text.trim();
  const isNumber = field.schema['type'] !== 'string';
  const value = isNumber ? Number(trimmed) : trimmed;
  const isValid = trimmed !== '' && (typeof value === 'string' || keepsDigits(trimmed));
  return isValid && !choicesOf(field)?.includes(value) ? value : undefined;
}

export function withNewChoice(draft: TabDraft, field: DraftField, value: Choice): TabDraft {
  return withChoiceInOrder(withChoices(draft, field, [...(choicesOf(field) ?? []), value]), field, value);
}

/** Another value in the place of one, which keeps its titles and stays the default, and where options name it. */
export function withRenamedChoice(draft: TabDraft, field: DraftField, { from, to }: { from: Choice; to: Choice }) {
  const values = (choicesOf(field) ?? []).map((value) => (value === from ? to : value));
  // Another branch keeps the value, and its title.
  if (isInOther(field, from)) return withChoiceInOrder(withChoices(draft, field, values), field, to);
  const changed = withDefault(withChoices(draft, field, values), field, { from, to });
  return withMessageKey(withListedChoice(changed, field, { from, to }), choiceKey(field, from), choiceKey(field, to));
}

/** Without a choice and its titles. Without the last one, the field is no choice. */
export function withoutChoice(draft: TabDraft, field: DraftField, value: Choice): TabDraft {
  const values = (choicesOf(field) ?? []).filter((each) => each !== value);
  if (isInOther(field, value)) return withChoices(draft, field, values);
  const removed = { from: value, to: undefined };
  const changed = withDefault(withChoices(draft, field, values), field, removed);
  return withMessageKey(withListedChoice(changed, field, removed), choiceKey(field, value), undefined);
}

/** The choice one place up (-1) or down (1). */
export function withMovedChoice(draft: TabDraft, field: DraftField, { value, by }: { value: Choice; by: -1 | 1 }) {
  const values = [...(choicesOf(field) ?? [])];
  const from = values.indexOf(value);
  const to = from + by;
  if (from < 0 || to < 0 || to >= values.length) return draft;
  values.splice(to, 0, ...values.splice(from, 1));
  return withChoices(draft, field, values);
}

function withChoices(draft: TabDraft, { schemaPath }: DraftField, values: Choice[]): TabDraft {
  const next = values.length > 0 ? values : undefined;
  return withText(draft, 'form.json', withValueAt(draft.form, [...schemaPath, 'enum'], next));
}

/** True if another branch has the choice too. */
function isInOther({ branches, schemaPath }: DraftField, value: Choice): boolean {
  return branches.some((branch) => {
    const { enum: values } = branch.schema;
    return branch.schemaPath.join() !== schemaPath.join() && Array.isArray(values) && values.includes(value);
  });
}

interface ChangedValue {
  from: Choice;
  to: JsonValue | undefined;
}

function withDefault(draft: TabDraft, { schema, schemaPath }: DraftField, { from, to }: ChangedValue): TabDraft {
  if (schema['default'] !== from) return draft;
  return withText(draft, 'form.json', withValueAt(draft.form, [...schemaPath, 'default'], to));
}

/** The message under another key, or without it. */
function withMessageKey(draft: TabDraft, from: string, to: string | undefined): TabDraft {
  return withMessageKeys(draft, (key) => (key === from ? to : key));
}
