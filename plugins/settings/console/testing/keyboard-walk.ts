import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { FieldPlan, FormPlan, Pointer } from '@signalbox/engine/core';
import type { JsonSchema } from '@signalbox/schemas';
import { planItems } from './conditional-fields';

interface Walk {
  /** Controls that took focus, by the field that they belong to. */
  reached: Map<Pointer, Set<Element>>;
  /** The typed texts, in order. */
  typed: string[];
  /** How many upload buttons opened the file dialog. */
  fileDialogs: number;
}

interface WalkOptions {
  plan: FormPlan;
  user: UserEvent;
  /** The walk ends here. The button is not focusable until the form can be saved, so the walk waits for it after the last field. */
  save: HTMLElement;
}

const maxSteps = 300;

/**
 * Tabs through the page and operates each control of the form like a keyboard user, until Save
 * has focus. Uses no clicks, and moves focus only by keys.
 */
export async function walkByKeyboard({ plan, user, save }: WalkOptions): Promise<Walk> {
  const walk: Walk = { reached: new Map(), typed: [], fileDialogs: 0 };
  const countDialog = (event: Event) => {
    if (event.target instanceof HTMLInputElement && event.target.type === 'file') walk.fileDialogs += 1;
  };
  document.addEventListener('click', countDialog, true);
  let last: Element | null = null;
  try {
    for (let step = 0; step < maxSteps; step += 1) {
      // A list moves focus into the item that it has added.
      if (document.activeElement === last || document.activeElement === document.body) await user.tab();
      const control: Element | null = document.activeElement;
      last = control;
      if (control === save) return walk;
      const pointer = control?.closest<HTMLElement>('[data-pointer]')?.dataset['pointer'];
      const field = plan.fields.find((each) => each.pointer === pointer);
      if (control && field) await visit({ control, field, plan, user, walk });
      else if (control?.parentElement?.contains(save)) await waitFor(() => expectEnabled(save));
    }
  } finally {
    document.removeEventListener('click', countDialog, true);
  }
  throw new Error(`Tab was pressed ${maxSteps} times and did not lead to Save; the last stop was ${last?.outerHTML}.`);
}

interface Visit {
  control: Element;
  field: FieldPlan;
  plan: FormPlan;
  user: UserEvent;
  walk: Walk;
}

async function visit({ control, field, plan, user, walk }: Visit): Promise<void> {
  const reached = walk.reached.get(field.pointer) ?? new Set();
  walk.reached.set(field.pointer, reached);
  if (reached.has(control)) return;
  const replaced = [...reached].find(({ id, isConnected }) => id !== '' && id === control.id && !isConnected);
  if (replaced) throw new Error(`The control was replaced while it was used: ${control.outerHTML}`);
  reached.add(control);
  if (control instanceof HTMLButtonElement) return pressButton(control, user);
  if (control.getAttribute('role') === 'combobox') {
    await chooseFirst(user);
    // A single select draws its list when it is first opened, and its input anew.
    if (document.activeElement) reached.add(document.activeElement);
    return;
  }
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  if (control.type === 'radio') return user.keyboard('{ArrowDown}');
  if (control.type === 'checkbox') return user.keyboard(' ');
  const text = textFor(control, field, plan);
  await user.keyboard(`{Control>}a{/Control}${text}`);
  if (control.closest('.ant-picker')) await user.keyboard('{Enter}{Escape}');
  else walk.typed.push(text);
}

/** Opens the list, and chooses another option than the active one. In a multi-select this may also remove the option. */
async function chooseFirst(user: UserEvent): Promise<void> {
  await user.keyboard('{ArrowDown}');
  // Keys reach the list as soon as it is drawn, which is after the input is marked as open.
  await waitFor(() => activeOption());
  await user.keyboard('{ArrowUp}');
  const { selected } = await waitFor(() => activeOption());
  await user.keyboard('{Enter}');
  await waitFor(() => {
    const isClosed = document.activeElement?.getAttribute('aria-expanded') === 'false';
    if (!isClosed && activeOption().selected === selected) throw new Error('Enter chose no option.');
  });
  await user.keyboard('{Escape}');
}

/** The option that Enter would choose, and whether it is chosen now. */
function activeOption(): { selected: string | null } {
  const input = document.activeElement;
  const option = document.getElementById(input?.getAttribute('aria-activedescendant') ?? '');
  if (!option) throw new Error(`The list has no active option: ${input?.outerHTML}`);
  return { selected: option.getAttribute('aria-selected') };
}

/** Toggles switches and presses buttons that add, expand or upload. Only focuses those that remove or move. */
async function pressButton(button: HTMLButtonElement, user: UserEvent): Promise<void> {
  if (button.getAttribute('role') === 'switch') return user.keyboard(' ');
  if (button.hasAttribute('data-list-add')) {
    await user.keyboard('{Enter}');
    return waitFor(() => expectFocusMoved(button));
  }
  const unfolds = button.getAttribute('aria-expanded') === 'false' && !button.closest('li');
  if (unfolds || button.closest('.ant-upload, .ant-upload-btn, .sb-drop')) await user.keyboard('{Enter}');
}

const texts = [
  'typed',
  'a@example.com',
  '.abc',
  'en',
  'https://example.com',
  '/code',
  '-----BEGIN CERTIFICATE-----MAA=-----END CERTIFICATE-----',
];

function textFor(control: HTMLInputElement | HTMLTextAreaElement, field: FieldPlan, plan: FormPlan): string {
  const { schema, widget } = ownField(control, field, plan);
  if (widget === 'date-time') return '2031-05-06 07:08:09';
  if (control.getAttribute('role') === 'spinbutton') return String((schema.minimum ?? 1) + 1);
  if (widget === 'code') return '3';
  return texts.find((text) => fits(text, schema)) ?? 'typed';
}

function fits(text: string, { pattern, format }: JsonSchema): boolean {
  return (pattern === undefined || new RegExp(pattern).test(text)) && (format !== 'email' || text.includes('@'));
}

/** The field that the control edits: in a list, the one of its item. */
function ownField({ id }: Element, field: FieldPlan, plan: FormPlan): FieldPlan {
  if (field.widget !== 'list') return field;
  return planItems(plan.form, field).fields.find(({ path }) => id.endsWith(`-${path.join('-')}`)) ?? field;
}

function expectFocusMoved(from: HTMLElement): void {
  if (document.activeElement === from) throw new Error('Focus stays on Add instead of going to the new item.');
}

function expectEnabled(button: HTMLElement): void {
  if (!button.matches(':disabled')) return;
  const errors = [...document.querySelectorAll('output, [aria-invalid=true]')].map(
    (element) => element.textContent || element.id,
  );
  throw new Error(`Save is disabled behind the last field: ${errors.join(', ')}`);
}
