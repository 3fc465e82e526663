// @vitest-environment jsdom
import { planForm, pointerOf } from '@signalbox/engine/core';
import { forms, type FormDefinition, type FormId, type JsonValue, type Messages } from '@signalbox/schemas';
import en from '@signalbox/schemas/locales/en.json';
import zhHans from '@signalbox/schemas/locales/zh-Hans.json';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { renderWidget } from '../testing/render-widget';
import { itemFormOf } from './item-form';

/** The list of a real form, with the form's real messages. */
function realList(formId: FormId, path: string[], language: 'en' | 'zh-Hans' = 'en') {
  const form: FormDefinition | undefined = forms.find(({ id }) => id === formId);
  const plan = form && planForm(form).fields.find(({ pointer }) => pointer === pointerOf(path));
  if (!plan) throw new Error(`${formId} has no field ${path.join('.')}`);
  const all: Record<string, Messages | undefined> = language === 'en' ? en : zhHans;
  const messages = Object.entries(all[`forms/${formId}`] ?? {}).map(([key, text]) => [
    key.replace(`${plan.messageKey}.`, ''),
    text,
  ]);
  return {
    language,
    schema: plan.schema,
    uiSchema: plan.uiSchema,
    options: plan.uiSchema['ui:options'] ?? {},
    formMessages: Object.fromEntries(messages) as Messages,
  };
}

const templates = (language?: 'en' | 'zh-Hans') => realList('notice_settings/wechat', ['wechat', 'template'], language);
const allowList = () => realList('modular_settings/upload-formats', ['mediaLibraryAllowList']);
const reminders = () => realList('modular_settings/license-reminder', ['pressMoney', 'expireSettings']);
const alerts = (language?: 'en' | 'zh-Hans') => realList('notice_settings/alerts', ['noticeAlerts'], language);
const a = { title: 'alarm', id: 'T1', content: 'x' };
const b = { title: 'report', id: 'T2', content: 'y' };
const fonts = { name: 'font', format: ['.ttf'] };

it('adds an item, opens it and focuses its first field', async () => {
  const { user, given } = renderWidget('list', templates());
  expect(screen.getByText('Nothing here yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByLabelText(/^Identifier name/)).toHaveFocus();
  await user.keyboard('alarm');
  expect(given.value).toEqual([{ title: 'alarm' }]);
});

it('names items by their first text and collapses them', async () => {
  const { user } = renderWidget('list', { ...templates(), value: [a, b] });
  const header = screen.getByRole('button', { name: 'Edit report' });
  expect(header).toHaveAttribute('aria-expanded', 'false');
  await user.click(header);
  expect(screen.getByLabelText(/^Template identifier/)).toHaveValue('T2');
  await user.click(header);
  expect(screen.queryByLabelText(/^Template identifier/)).not.toBeInTheDocument();
});

it('names items by several of their fields, if the form says so and all have a value', async () => {
  const value: JsonValue = [
    { event: 'backup', provider: 'email', to: 'ada@example.com' },
    { event: 'backup', provider: 'sms' },
  ];
  const { user } = renderWidget('list', { ...alerts(), value });
  const titled = (name: string) =>
    screen.getByRole('button', { name: (found) => found.replaceAll(/[\u2068\u2069]/g, '') === `Edit ${name}` });
  expect(titled('A backup or a cycle failed: ada@example.com (E-mail)')).toBeVisible();
  await user.click(titled('A backup or a cycle failed'));
  await user.type(screen.getByLabelText(/^Recipient/), '1');
  expect(titled('A backup or a cycle failed: 1 (SMS)')).toBeVisible();
});

it('rejects a repeated title and a repeated id with the exact messages', async () => {
  const { user } = renderWidget('list', { ...templates('zh-Hans'), value: [a, b] });
  await user.click(screen.getByRole('button', { name: '编辑report' }));
  await user.clear(screen.getByLabelText(/^标识名称/));
  await user.type(screen.getByLabelText(/^标识名称/), 'alarm');
  await user.clear(screen.getByLabelText(/^模板标识/));
  await user.type(screen.getByLabelText(/^模板标识/), 'T1');
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    '标识名称不允许重复',
    '模板标识不允许重复',
  ]);
  expect(screen.getByLabelText(/^模板标识/)).toBeInvalid();
});

it('only starts an item by adding it, and calls onBlur when focus leaves the item’s fields', async () => {
  const onBlur = vi.fn<() => void>();
  const { user, given, elsewhere } = renderWidget('list', { ...templates(), onBlur });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(given.how).toEqual({ isStarted: true });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.tab();
  expect(onBlur).not.toHaveBeenCalled();
  await user.click(elsewhere());
  expect(onBlur).toHaveBeenCalledOnce();
  await user.type(screen.getByLabelText(/^Identifier name/), 'a');
  expect(given.how).toBeUndefined();
});

it('shows that a field cannot be empty after it lost focus', async () => {
  const { user } = renderWidget('list', { ...templates(), value: [{ ...a, content: '' }] });
  await user.click(screen.getByRole('button', { name: 'Edit alarm' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText(/^Content/));
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('Content cannot be empty');
});

it('moves items by keyboard, announces it, and keeps focus', async () => {
  const { user, given } = renderWidget('list', { ...templates(), value: [a, b] });
  screen.getByRole('button', { name: 'Move report up' }).focus();
  await user.keyboard('{Enter}');
  expect(given.value).toEqual([b, a]);
  expect(screen.getByText('report is now number 1 of 2')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move report up' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(given.times).toBe(1);
});

it('removes an item and focuses its neighbour', async () => {
  const { user, given } = renderWidget('list', { ...templates(), value: [a, b] });
  await user.click(screen.getByRole('button', { name: 'Remove alarm' }));
  expect(given.value).toEqual([b]);
  expect(screen.getByRole('button', { name: 'Edit report' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove report' }));
  expect(given.value).toEqual([]);
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
});

it("shows the fields that the item's own values require, outputs only those, and restores hidden ones", async () => {
  const { user, given } = renderWidget('list', { ...allowList(), value: [fonts] });
  await user.click(screen.getByRole('button', { name: 'Edit Fonts' }));
  expect(screen.queryByLabelText(/^Other formats/)).not.toBeInTheDocument();
  const kind = screen.getByRole('combobox', { name: /^File type/ });
  await user.click(kind);
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(given.value).toEqual([{ name: 'other' }]);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Other formats/), '.dwg/.dxf');
  expect(given.value).toEqual([{ name: 'other', otherFormat: '.dwg/.dxf' }]);
  await user.click(kind);
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(given.value).toEqual([fonts]);
});

it("offers the extensions of the item's file type", async () => {
  const { user, given } = renderWidget('list', { ...allowList(), value: [fonts] });
  await user.click(screen.getByRole('button', { name: 'Edit Fonts' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(6);
  await user.click(screen.getByRole('checkbox', { name: '.woff2' }));
  expect(given.value).toEqual([{ name: 'font', format: ['.ttf', '.woff2'] }]);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(given.value).toEqual([{ name: 'font', format: ['.ttf', '.otf', '.woff', '.woff2', '.eot'] }]);
});

it('accepts no more items than the schema allows', () => {
  const list = allowList();
  renderWidget('list', { ...list, schema: { ...list.schema, maxItems: 1 }, value: [fonts] });
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
});

it('gives items an id of 24 hex digits, keeps it, and never shows it', async () => {
  const { user, given } = renderWidget('list', reminders());
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.type(screen.getByLabelText(/^Text/), 'a');
  const [first] = given.value as { id: string }[];
  expect(first?.id).toMatch(/^[0-9a-f]{24}$/);
  await user.type(screen.getByLabelText(/^Text/), 'b');
  expect(given.value).toEqual([{ id: first?.id, tip: 'ab', disable: false, showCode: false }]);
  expect(screen.queryByLabelText('Id')).not.toBeInTheDocument();
});

it('keeps the marker of an unedited secret of an item', async () => {
  const { user, given } = renderWidget('list', {
    ...reminders(),
    value: [{ id: '0123456789abcdef01234567', tip: 'a', code: { isSet: true } }],
  });
  await user.click(screen.getByRole('button', { name: 'Edit a' }));
  expect(screen.getByText('Set')).toBeVisible();
  await user.type(screen.getByLabelText(/^Text/), 'b');
  expect(given.value).toEqual([{ id: '0123456789abcdef01234567', tip: 'ab', code: { isSet: true } }]);
});

it.each(forms.map(({ id }) => id))('supports every condition inside the lists of %s', (id) => {
  const form: FormDefinition | undefined = forms.find((each) => each.id === id);
  const lists = form ? planForm(form).fields.filter(({ widget }) => widget === 'list') : [];
  expect(() => lists.map((field) => itemFormOf(field))).not.toThrow();
});

it('shows a value that is set from outside', async () => {
  const { user, setOutside } = renderWidget('list', { ...templates(), value: [a] });
  await user.click(screen.getByRole('button', { name: 'Edit alarm' }));
  act(() => setOutside([b]));
  expect(screen.getByRole('button', { name: 'Edit report' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit alarm' })).not.toBeInTheDocument();
});

it('opens the item with an invalid stored value, and marks the field', async () => {
  const { user } = renderWidget('list', { ...templates(), value: [a, b], errors: [{ at: '/1/id', sentence: 'Why' }] });
  const input = screen.getByLabelText(/^Template identifier/);
  expect(input).toHaveValue('T2');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Why');
  expect(input.closest('[data-invalid-part]')).not.toBeNull();
  const header = screen.getByRole('button', { name: 'Edit report' });
  await user.click(header);
  expect(header).toHaveAttribute('aria-expanded', 'false');
  expect(header.closest('[data-invalid-part]')).not.toBeNull();
});
