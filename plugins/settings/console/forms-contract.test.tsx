// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { defaultsOf, errorsOfForm, planForm, visibleFields, writeAt, type FieldPlan } from '@signalbox/engine/core';
import type { FormDefinition, JsonObject } from '@signalbox/schemas';
import { settingsTabs } from '@signalbox/schemas/testing/settings-tabs';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { conditionalFields, differences, planItems } from './testing/conditional-fields';
import { filledValues } from './testing/filled-values';
import { controlsNamed, textsOnScreen, untranslated } from './testing/on-screen';
import { languages, messageFiles, messageIn } from './testing/locale-messages';
import { fieldElement, renderForm } from './testing/render-form';

const cases = settingsTabs.flatMap((form) => languages.map((language) => ({ form, id: form.id, language })));

describe.each(cases)('$id in $language', ({ form, language }) => {
  const plan = planForm(form);
  const compiled = compiledForms[form.id]!;
  const namespace = `forms/${form.id}`;
  const titleOf = (field: FieldPlan, list?: FieldPlan) =>
    messageIn({
      language,
      namespace,
      key: `${list ? `${list.messageKey}.items.` : ''}${field.messageKey}.title`,
    });
  const drawnWith = (values: JsonObject) => {
    const visible = visibleFields({ plan, compiled, values });
    return plan.fields.filter((field) => field.widget !== 'hidden' && visible.has(field.pointer));
  };

  it('labels each field by its visible label and associates its help', async () => {
    const values = defaultsOf(form);
    await renderForm({ form, language, values });
    const drawn = drawnWith(values);
    expect(drawn).not.toEqual([]);
    for (const field of drawn) {
      const area = fieldElement(field);
      const title = titleOf(field);
      expect(within(area).getByText(title, { selector: 'label' }), field.pointer).toBeVisible();
      const controls = controlsNamed(area, title);
      expect(controls, `${field.pointer} is named "${title}"`).not.toEqual([]);
      const help = messageFiles[language][namespace]?.[`${field.messageKey}.help`];
      if (help !== undefined)
        expect(
          controls.some((control) => isDescribedBy(control, help)),
          `${field.pointer}: ${help}`,
        ).toBe(true);
    }
  });

  it('shows no message key and no text of another language, including choices and new list items', async () => {
    await renderForm({ form, language });
    const user = userEvent.setup({ delay: null });
    for (const field of drawnWith(defaultsOf(form))) {
      const area = fieldElement(field);
      if (field.widget === 'list') {
        await user.click(
          within(area).getByRole('button', { name: messageIn({ language, namespace: 'widgets', key: 'list.add' }) }),
        );
        const item = within(area).getAllByRole('listitem').at(-1)!;
        for (const inner of itemFieldsDrawn(form, field)) {
          const title = titleOf(inner, field);
          await waitFor(() => expect(controlsNamed(item, title), `${field.pointer}: ${title}`).not.toEqual([]));
        }
      }
      for (const box of within(area).queryAllByRole('combobox')) await user.click(box);
      for (const option of field.schema.enum ?? []) {
        const message = messageIn({ language, namespace, key: `${field.messageKey}.options.${String(option)}` });
        expect(screen.getAllByText(message), field.pointer).not.toEqual([]);
      }
    }
    expect(untranslated(textsOnScreen(), language)).toEqual([]);
  });

  const conditional = conditionalFields(form);
  const ownConditions = conditional.filter(({ list }) => !list);
  if (ownConditions.length > 0)
    it('shows and hides each conditional field', async () => {
      for (const { field, shows, hides } of ownConditions) {
        const store = await renderForm({ form, language, values: hides });
        const set = (before: JsonObject, after: JsonObject) =>
          act(() => differences({ plan, before, after }).forEach(([pointer, value]) => store.setValue(pointer, value)));
        const label = () => screen.queryByText(titleOf(field), { selector: `[data-pointer="${field.pointer}"] label` });
        expect(label()).toBeNull();
        set(hides, shows);
        expect(label()).toBeVisible();
        set(shows, hides);
        expect(label()).toBeNull();
      }
    });

  const itemConditions = conditional.filter(({ list }) => list);
  if (itemConditions.length > 0)
    it('shows and hides each conditional field of a list item', async () => {
      for (const { field, list, shows, hides } of itemConditions) {
        const isDrawn = async (values: JsonObject) => {
          await renderForm({ form, language, values });
          const area = fieldElement(list!);
          await userEvent.click(within(area).getByRole('button', { expanded: false }));
          const isNamed = controlsNamed(area, titleOf(field, list)).length > 0;
          cleanup();
          return isNamed;
        };
        expect(await isDrawn(shows), field.pointer).toBe(true);
        expect(await isDrawn(hides), field.pointer).toBe(false);
      }
    });

  if (plan.fields.some((field) => field.isRequired))
    it('shows an error at a required field that was left empty', async () => {
      const user = userEvent.setup({ delay: null });
      const start = filledValues(form, conditional.find(({ list }) => !list)?.shows);
      for (const field of drawnWith(start).filter(({ isRequired }) => isRequired)) {
        const isChosen = field.widget.endsWith('select');
        await renderForm({ form, language, values: isChosen ? writeAt(start, field.pointer, undefined) : start });
        const area = fieldElement(field);
        const title = titleOf(field);
        const input = within(area).getByLabelText<HTMLInputElement>((label) => label.startsWith(title), {
          selector: 'input, textarea',
        });
        act(() => input.focus());
        if (!isChosen) await user.clear(input);
        await user.tab();
        const sentence = messageIn({ language, namespace: 'engine', key: 'validation.required', params: { title } });
        expect(await within(area).findByText(sentence)).toBeVisible();
        expect(isDescribedBy(input, sentence), `${field.pointer}: ${sentence}`).toBe(true);
        expect(input, field.pointer).toHaveAttribute('aria-invalid', 'true');
        cleanup();
      }
    });

  it('has valid defaults, except for fields that only an administrator can fill', () => {
    const values = defaultsOf(form);
    const errors = errorsOfForm({ plan, compiled, values });
    expect(errors.filter(({ keyword }) => keyword !== 'required')).toEqual([]);
    const missing = plan.fields.filter(({ pointer }) => errors.some(({ field }) => field === pointer));
    expect(missing.filter(({ schema }) => schema.default !== undefined)).toEqual([]);
  });
});

function itemFieldsDrawn(form: FormDefinition, list: FieldPlan): FieldPlan[] {
  const hidden = new Set(
    conditionalFields(form)
      .filter((each) => each.list?.pointer === list.pointer)
      .map(({ field }) => field.pointer),
  );
  return planItems(form, list).fields.filter((field) => field.widget !== 'hidden' && !hidden.has(field.pointer));
}

function isDescribedBy(control: HTMLElement, text: string): boolean {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.some((id) => document.getElementById(id)?.textContent?.includes(text));
}
