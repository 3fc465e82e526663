import type { JsonValue } from '@signalbox/schemas';
import { noteWidget, type FieldPlan } from '../../core';
import { fieldId } from '../field-id';
import { fieldMessages } from '../field-messages';
import type { FormContextValue } from '../form-context';

/**
 * Renders placeholders into `root` and updates them with the draft until the returned function is called.
 * Uses the DOM directly: React takes four times as long, and the user never reaches most of these inputs.
 */
export function drawPlaceholders(root: HTMLElement, fields: FieldPlan[], context: FormContextValue): () => void {
  const { store } = context;
  const drawn = new Map<string, HTMLInputElement>();
  const draw = () => {
    drawn.clear();
    const shown = fields.filter(
      (plan) =>
        plan.widget !== 'hidden' && (!isConditional(plan) || store.jotai.get(store.field(plan.pointer).isVisible)),
    );
    root.replaceChildren(
      ...shown.map((plan) => {
        if (plan.widget === noteWidget) return note(plan, context);
        const { field, input } = placeholder(plan, context);
        drawn.set(plan.pointer, input);
        return field;
      }),
    );
  };
  draw();
  const unsubscribers = fields.flatMap((plan) => {
    const { isVisible, isRequired } =
      isConditional(plan) || plan.requiredWhen.length > 0 ? store.field(plan.pointer) : {};
    return [isVisible, isRequired].flatMap((atom) => (atom === undefined ? [] : store.jotai.sub(atom, draw)));
  });
  const plans = new Map(fields.map((plan) => [plan.pointer, plan]));
  unsubscribers.push(
    store.watchValues([...plans.keys()], (pointer) => {
      const plan = plans.get(pointer);
      const input = drawn.get(pointer);
      if (plan !== undefined && input !== undefined) fill(input, plan, context);
    }),
  );
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
    root.replaceChildren();
  };
}

function note(plan: FieldPlan, { store, messages }: FormContextValue): HTMLElement {
  const { title, help = '' } = fieldMessages({ formId: store.form.id, plan, messages });
  const field = document.createElement('div');
  field.className = 'sb-field';
  field.dataset.pointer = plan.pointer;
  field.textContent = `${title} ${help}`;
  return field;
}

/** The field is not always visible. */
function isConditional({ when, optionalIn }: FieldPlan): boolean {
  return when.length > 0 || optionalIn !== undefined;
}

function placeholder(plan: FieldPlan, context: FormContextValue): { field: HTMLElement; input: HTMLInputElement } {
  const { store, messages, disabled } = context;
  const id = fieldId(store.form.id, plan);
  const field = document.createElement('div');
  field.className = 'sb-field';
  field.dataset.pointer = plan.pointer;
  const label = document.createElement('label');
  label.className = 'sb-label';
  label.htmlFor = id;
  label.textContent = fieldMessages({ formId: store.form.id, plan, messages }).title;
  const input = document.createElement('input');
  input.id = id;
  input.readOnly = true;
  // Otherwise the browser saves the state of all these inputs for its history after every key.
  input.autocomplete = 'off';
  input.disabled = disabled;
  if (isRequired(plan, context)) input.setAttribute('aria-required', 'true');
  if (plan.schema.type === 'boolean') input.type = 'checkbox';
  else input.className = 'sb-placeholder';
  fill(input, plan, context);
  field.append(label, input);
  return { field, input };
}

function isRequired({ pointer, isRequired, requiredWhen }: FieldPlan, { store }: FormContextValue): boolean {
  return isRequired || (requiredWhen.length > 0 && store.jotai.get(store.field(pointer).isRequired));
}

function fill(input: HTMLInputElement, plan: FieldPlan, context: FormContextValue): void {
  const value = context.store.value(plan.pointer);
  if (input.type === 'checkbox') input.checked = value === true;
  else input.value = textOf(plan, value, context);
}

/** The placeholder's text. Empty for secrets and passwords: the page must not contain them as plain text. */
function textOf(plan: FieldPlan, value: JsonValue | undefined, { store, messages }: FormContextValue): string {
  if (plan.isSecret || plan.widget === 'password' || value === undefined || typeof value === 'object') return '';
  const texts = fieldMessages({ formId: store.form.id, plan, messages });
  if (texts.default !== undefined && value === plan.schema.default) return texts.default;
  return plan.schema.enum === undefined ? String(value) : texts.part(`options.${String(value)}`);
}
