// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const schema = { type: 'boolean' } as const;

it('radio offers yes and no for a boolean without an enum, neither while it has no value', async () => {
  const { user, given, setOutside } = renderWidget('radio', { schema });
  const [yes, no] = [screen.getByRole('radio', { name: 'Yes' }), screen.getByRole('radio', { name: 'No' })];
  expect(yes).not.toBeChecked();
  expect(no).not.toBeChecked();
  await user.click(no);
  expect(given.value).toBe(false);
  expect(no).toBeChecked();
  await user.click(yes);
  expect(given.value).toBe(true);
  await expect.poll(() => (setOutside(undefined), screen.queryAllByRole('radio', { checked: true }))).toEqual([]);
});

it('radio has the titles of the form, where it has some', () => {
  renderWidget('radio', { schema, formMessages: { 'options.true': 'Keep' }, language: 'zh-Hans' });
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(['Keep', '否']);
});

it('select offers yes and no for a boolean without an enum', async () => {
  const { user, given } = renderWidget('select', { schema });
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findAllByRole('option');
  expect([...document.querySelectorAll('.ant-select-item-option-content')].map((each) => each.textContent)).toEqual([
    'Yes',
    'No',
  ]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(given.value).toBe(false);
  expect(document.querySelector('.ant-select-content')).toHaveTextContent('No');
});

it.each([
  [{}, 0],
  [{ inline: true }, 0],
  [{ inline: false }, 1],
])('radio stands below each other with %o: %d', (options, count) => {
  renderWidget('radio', { schema, options });
  expect(document.querySelectorAll('.ant-radio-group-vertical')).toHaveLength(count);
});

it('checkboxes stand below each other, if the form says so', async () => {
  const items = { type: 'string', enum: ['a', 'b'] } as const;
  renderWidget('checkboxes', {
    schema: { type: 'array', items: { ...items, enum: ['a', 'b'] } },
    options: { inline: false },
  });
  expect(await screen.findByRole('group', { name: 'Field' })).toHaveClass('ant-flex-vertical');
});
