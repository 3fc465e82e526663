// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderEditor, row, rowTitles, storedPages, withoutDashboards } from '../testing/render-editor';

const routers = storedPages({ Plant: { Boilers: {} }, Office: {} });
const render = (permissions: string[]) =>
  renderEditor({ routers, permissions: ['dashboard.view', ...permissions], platform: withoutDashboards() });
const entries = async (user: ReturnType<typeof render>['user'], title: string) => {
  await user.click(within(await row(new RegExp(`^${title}`))).getByRole('button', { name: `Actions for “${title}”` }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};
const moves = ['Move up', 'Move down', 'Move into the page above', 'Move out of its parent', 'Move to…'];

it('offers no actions to a user who may only look at the pages', async () => {
  const { user } = render([]);
  await user.click(await row('Office'));
  expect(await screen.findByText('You can view this page, but not change it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Add page$/ })).toBeNull();
  await user.keyboard('{Delete}{Alt>}{ArrowUp}{/Alt}{Shift>}{F10}{/Shift}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('menuitem')).toBeNull();
  expect(rowTitles()).toEqual(['Plant', 'Boilers', 'Office']);
});

it.each([
  ['frontRouterMenu.add', ['Add page below', 'Duplicate']],
  ['frontRouterMenu.edit', moves],
  ['frontRouterMenu.delete', ['Delete']],
])('offers with %s alone only its actions', async (permission, expected) => {
  const { user } = render([permission]);
  expect(await entries(user, 'Office')).toEqual(expected);
});

it('lets a user who may only add pages move and delete those that are not saved yet', async () => {
  const { user } = render(['frontRouterMenu.add']);
  await user.click(await screen.findByRole('button', { name: /Add page$/ }));
  expect(await entries(user, 'New page')).toEqual([...moves, 'Add page below', 'Duplicate', 'Delete']);
  await user.click(screen.getByRole('menuitem', { name: /Move up$/ }));
  expect(rowTitles().map((each) => each?.split(',')[0])).toEqual(['Plant', 'Boilers', 'New page', 'Office']);
  (await row(/^New page/)).focus();
  await user.keyboard('{Delete}');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(rowTitles()).toEqual(['Plant', 'Boilers', 'Office']);
});

it('keeps the last page below a group that a user may not change, and says why', async () => {
  const { element: _, ...group } = routers[0] ?? {};
  const { user } = renderEditor({ routers: [group], permissions: ['frontRouterMenu.delete'] });
  (await row('Boilers')).focus();
  await user.keyboard('{Delete}');
  expect(await screen.findAllByText(/“Boilers” was not deleted: “Plant” opens nothing/)).not.toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  (await row('Plant')).focus();
  await user.keyboard('{Delete}');
  expect(await screen.findByRole('dialog', { name: 'Delete “Plant”?' })).toBeVisible();
});
