// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderEditor, row, storedPages } from '../testing/render-editor';

const dozen = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`Basin ${at + 1}`, {}]));

it('moves the focus to the heading of the form that takes the place of the tree on a narrow screen', async () => {
  const { user } = renderEditor({ routers: storedPages({ Plant: {}, Office: {} }), width: 390 });
  (await row('Office')).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Office' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /All pages$/ }));
  await user.click(await screen.findByRole('button', { name: /Add page$/ }));
  expect(await screen.findByRole('heading', { level: 2, name: 'New page' })).toHaveFocus();
});

it('leaves the focus in the tree where the form is beside it', async () => {
  const { user } = renderEditor({ routers: storedPages({ Plant: {}, Office: {} }) });
  (await row('Office')).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Office' })).toBeVisible();
  expect(await row('Office')).toHaveFocus();
});

it.each([
  ['Add the first page', ['frontRouterMenu.add', 'frontRouterMenu.delete']],
  ['Undo', ['frontRouterMenu.delete']],
])('moves the focus to “%s” after the last page was deleted', async (name, permissions) => {
  const { user } = renderEditor({ routers: storedPages({ Plant: {} }), permissions });
  (await row(/^Plant/)).focus();
  await user.keyboard('{Delete}');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: new RegExp(`${name}$`) })).toHaveFocus();
});

it('moves the focus between Undo and Redo when one of them has no more steps', async () => {
  const { user } = renderEditor({ routers: storedPages({ Plant: {}, Office: {} }) });
  (await row('Office')).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  screen.getByRole('button', { name: 'Undo' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Redo' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
});

it('names all pages that are deleted with a page, however many', async () => {
  const { user } = renderEditor({ routers: storedPages({ Plant: dozen }) });
  (await row('Plant')).focus();
  await user.keyboard('{Delete}');
  const names = await screen.findByRole('list', { name: '12 pages below it are deleted too:' });
  expect(
    within(names)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(Object.keys(dozen));
});
