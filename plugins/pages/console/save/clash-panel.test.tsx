// @vitest-environment jsdom
import { dialogs } from '@signalbox/schemas';
import { renderPage } from '@signalbox/console-kit/testing';
import { useFormMessages } from '@signalbox/console-kit';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import english from '../../locales/page/en.json';
import type { PageClash } from '../../shared/merge/merge-nodes';
import type { PageNode } from '../../shared/tree/page-node';
import { withoutDashboards } from '../testing/render-editor';
import { ClashPanel } from './clash-panel';

const form = dialogs.find(({ id }) => id === 'pages/page')!;
const before: PageNode = { key: 'a', title: 'Plant', path: 'plant', element: 'dashboard.heat' };
const mine: PageNode = {
  ...before,
  title: { en: 'Plant', fr: 'Usine' },
  element: 'dashboard.water',
  permission: 'dashboard.view',
  icon: 'tool',
  hidden: true,
  target: '_blank',
};
const theirs: PageNode = { ...before, title: { en: 'Plant', fr: 'Atelier' }, permission: 'pump.view', target: '_self' };
const store: PageNode = { key: 'b', title: 'Store', path: 'store', element: 'dashboard.heat' };

function Panel({ clashes }: { clashes: PageClash[] }) {
  return (
    <ClashPanel
      clashes={clashes}
      base={[before, store]}
      mine={[mine, store]}
      theirs={[store, theirs]}
      form={form}
      messages={useFormMessages()}
      onKeepMine={() => undefined}
      onTakeTheirs={() => undefined}
    />
  );
}

/** The texts of both versions, each with its lines. */
async function versions(clashes: PageClash[], permissions?: string[]) {
  renderPage({
    platform: withoutDashboards(),
    path: 'router',
    page: <Panel clashes={clashes} />,
    english,
    plugin: { id: 'pages' },
    context: { languages: [{ code: 'fr', label: 'Français', direction: 'ltr' }] },
    ...(permissions ? { user: { permissions } } : {}),
  });
  const cells = within(await screen.findByRole('table')).getAllByRole('cell');
  const linesOf = (cell: HTMLElement) => [...cell.querySelectorAll('div')].map((line) => line.textContent);
  return { cells: cells.map((cell) => cell.textContent), mine: linesOf(cells.at(-2)!), theirs: linesOf(cells.at(-1)!) };
}

it('shows values as the form does, one a line: options, dashboards, permissions, icons and titles by language', async () => {
  const { mine: own, theirs: saved } = await versions([{ key: 'a', kind: 'edited', mine, theirs }]);
  expect(await screen.findByText('Tool')).toBeVisible();
  expect(await screen.findByText('Dashboard: water')).toBeVisible();
  expect(own).toEqual([
    'Title (Français): Usine',
    expect.stringMatching(/^Dashboard:/),
    'Permission: “See dashboards” (dashboard.view)',
    expect.stringMatching(/^Icon:/),
    'Hide in the menu: On',
    'Opens in: A new tab',
  ]);
  expect(saved).toContain('Title (Français): Atelier');
  expect(saved).toContain('Hide in the menu: Off');
  expect(saved).toContain('Opens in: The same tab');
});

it('shows the place beside the values of a page that both edited and moved', async () => {
  const clashes = (['edited', 'moved'] as const).map((kind) => ({ key: 'a', kind, mine, theirs }));
  expect((await versions(clashes)).cells.slice(-3)).toEqual([
    'Plant',
    'position 1 of 2 on the top level',
    'position 2 of 2 on the top level',
  ]);
});

it('shows what was changed in a page that one deleted, and offers no version that the user may not save', async () => {
  const clash: PageClash = { key: 'a', kind: 'deleted', mine: { ...before, path: 'works' }, theirs: undefined };
  const { cells } = await versions([clash], ['setting.view', 'setting.edit', 'frontRouterMenu.edit']);
  expect(cells).toEqual(['Plant', 'changedPath: works', 'deleted']);
  expect(screen.getByText(/your roles lack the permission “Add a front-end page”/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save my version' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Take the saved version' })).toBeVisible();
});
