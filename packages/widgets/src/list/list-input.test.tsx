// @vitest-environment jsdom
import type { JsonSchema } from '@signalbox/schemas';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const templates: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'id', 'content'],
    properties: { title: { type: 'string' }, id: { type: 'string' }, content: { type: 'string' } },
  },
};
const templateSetup = {
  schema: templates,
  uiSchema: { items: { content: { 'ui:widget': 'textarea' } } },
  options: { unique: ['title', 'id'] },
  formWords: { 'items.title.title': '标识名称', 'items.id.title': '模板标识', 'items.content.title': '内容' },
};
const a = { title: 'alarm', id: 'T1', content: 'x' };
const b = { title: 'report', id: 'T2', content: 'y' };
const item = (index: number) => within(screen.getAllByRole('listitem')[index] as HTMLElement);

const allowList: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', enum: ['image', 'font', 'other'] },
      format: { type: 'array', items: { type: 'string' } },
      otherFormat: { type: 'string' },
    },
    allOf: [
      {
        if: { properties: { name: { const: 'other' } }, required: ['name'] },
        then: { required: ['otherFormat'], properties: { format: false as unknown as JsonSchema } },
        else: { required: ['format'], properties: { otherFormat: false as unknown as JsonSchema } },
      },
    ],
  },
};
const allowSetup = {
  schema: allowList,
  uiSchema: { items: { name: { 'ui:widget': 'radio' }, format: { 'ui:widget': 'extension-list' }, otherFormat: { 'ui:widget': 'extension-list' } } },
  formWords: {
    'items.name.title': 'File type',
    'items.name.options.image': 'Image',
    'items.name.options.font': 'Font',
    'items.name.options.other': 'Other',
    'items.format.title': 'Formats',
    'items.otherFormat.title': 'Other formats',
  },
};

it('adds an item, opens it and leads into its first field', async () => {
  const { user, given } = renderWidget('list', templateSetup);
  expect(screen.getByText('Nothing here yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByLabelText(/^标识名称/)).toHaveFocus();
  await user.keyboard('alarm');
  expect(given.value).toEqual([{ title: 'alarm' }]);
});

it('names items by their first text and folds them up', async () => {
  const { user } = renderWidget('list', { ...templateSetup, value: [a, b] });
  const header = screen.getByRole('button', { name: 'Edit report' });
  expect(header).toHaveAttribute('aria-expanded', 'false');
  await user.click(header);
  expect(screen.getByLabelText(/^模板标识/)).toHaveValue('T2');
  await user.click(header);
  expect(screen.queryByLabelText(/^模板标识/)).not.toBeInTheDocument();
});

it('refuses a repeated title and a repeated id with the exact messages', async () => {
  const { user } = renderWidget('list', { ...templateSetup, value: [a, b], language: 'zh-Hans' });
  await user.click(screen.getByRole('button', { name: '编辑report' }));
  await user.clear(screen.getByLabelText(/^标识名称/));
  await user.type(screen.getByLabelText(/^标识名称/), 'alarm');
  await user.clear(screen.getByLabelText(/^模板标识/));
  await user.type(screen.getByLabelText(/^模板标识/), 'T1');
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['标识名称不允许重复', '模板标识不允许重复']);
  expect(screen.getByLabelText(/^模板标识/)).toBeInvalid();
});

it('says that a field cannot be empty once it was left', async () => {
  const { user } = renderWidget('list', { ...templateSetup, value: [{ ...a, content: '' }] });
  await user.click(screen.getByRole('button', { name: 'Edit alarm' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText(/^内容/));
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('内容 cannot be empty');
});

it('moves items by keyboard, says so, and keeps focus on the way', async () => {
  const { user, given } = renderWidget('list', { ...templateSetup, value: [a, b] });
  screen.getByRole('button', { name: 'Move report up' }).focus();
  await user.keyboard('{Enter}');
  expect(given.value).toEqual([b, a]);
  expect(screen.getByText('report is now number 1 of 2')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move report up' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(given.times).toBe(1);
});

it('removes an item and leads to its neighbour', async () => {
  const { user, given } = renderWidget('list', { ...templateSetup, value: [a, b] });
  await user.click(screen.getByRole('button', { name: 'Remove alarm' }));
  expect(given.value).toEqual([b]);
  expect(screen.getByRole('button', { name: 'Edit report' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove report' }));
  expect(given.value).toEqual([]);
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
});

it('shows the fields that the item\'s own values ask for, and gives out only those', async () => {
  const { user, given } = renderWidget('list', { ...allowSetup, value: [{ name: 'font', format: ['.ttf'] }] });
  await user.click(screen.getByRole('button', { name: 'Edit Item 1' }));
  expect(screen.queryByLabelText(/^Other formats/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Other' }));
  expect(given.value).toEqual([{ name: 'other' }]);
  await user.type(screen.getByLabelText(/^Other formats/), 'dwg, .DXF');
  await user.tab();
  expect(given.value).toEqual([{ name: 'other', otherFormat: '.dwg/.dxf' }]);
});

it('brings a hidden field\'s value back when it is shown again', async () => {
  const { user, given } = renderWidget('list', { ...allowSetup, value: [{ name: 'font', format: ['.ttf'] }] });
  await user.click(screen.getByRole('button', { name: 'Edit Item 1' }));
  await user.click(screen.getByRole('radio', { name: 'Other' }));
  await user.click(screen.getByRole('radio', { name: 'Font' }));
  expect(given.value).toEqual([{ name: 'font', format: ['.ttf'] }]);
});

it('offers the extensions of the item\'s file type', async () => {
  const { user, given } = renderWidget('list', { ...allowSetup, value: [{ name: 'font', format: ['.ttf'] }] });
  await user.click(screen.getByRole('button', { name: 'Edit Item 1' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(6);
  await user.click(screen.getByRole('checkbox', { name: '.woff2' }));
  expect(given.value).toEqual([{ name: 'font', format: ['.ttf', '.woff2'] }]);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(given.value).toEqual([{ name: 'font', format: ['.ttf', '.otf', '.woff', '.woff2', '.eot'] }]);
});

it('gives items without an id one of 24 hex digits, and never shows it', async () => {
  const { user, given } = renderWidget('list', {
    schema: { type: 'array', items: { type: 'object', properties: { id: { type: 'string', pattern: '^[0-9a-f]{24}$' }, tip: { type: 'string' } } } },
    formWords: { 'items.tip.title': 'Tip' },
  });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.keyboard('a');
  const [first] = given.value as { id: string; tip: string }[];
  expect(first?.id).toMatch(/^[0-9a-f]{24}$/);
  await user.keyboard('b');
  expect(given.value).toEqual([{ id: first?.id, tip: 'ab' }]);
  expect(item(0).getAllByRole('textbox')).toHaveLength(1);
});

it('follows a value that is set from outside', async () => {
  const { user, setOutside } = renderWidget('list', { ...templateSetup, value: [a] });
  await user.click(screen.getByRole('button', { name: 'Edit alarm' }));
  const { act } = await import('react');
  act(() => setOutside([b]));
  expect(screen.getByRole('button', { name: 'Edit report' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit alarm' })).not.toBeInTheDocument();
});
