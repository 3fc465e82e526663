// @vitest-environment jsdom
import { dialogs } from '@signalbox/schemas';
import { renderPage } from '@signalbox/console-kit/testing';
import { useFormMessages } from '@signalbox/console-kit';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import english from '../../locales/page/en.json';
import type { PageNode } from '../../shared/tree/page-node';
import { withoutDashboards } from '../testing/render-editor';
import { ClashPanel } from './clash-panel';

const form = dialogs.find(({ id }) => id === 'pages/page')!;
const mine: PageNode = {
  key: 'a',
  title: { en: 'Plant', fr: 'Usine' },
  element: 'dashboard.water',
  hidden: true,
  target: '_blank',
};
const theirs: PageNode = { key: 'a', title: { en: 'Works' }, element: 'dashboard.heat', target: '_self' };

function Panel() {
  const messages = useFormMessages();
  const clashes = [{ key: 'a', kind: 'edited' as const, mine, theirs }];
  return (
    <ClashPanel
      clashes={clashes}
      mine={[mine]}
      theirs={[theirs]}
      form={form}
      messages={messages}
      onKeepMine={() => undefined}
      onTakeTheirs={() => undefined}
    />
  );
}

it('shows values as the form does: options, dashboards and titles in the language of the user', async () => {
  renderPage({ platform: withoutDashboards(), path: 'router', page: <Panel />, english, plugin: { id: 'pages' } });
  await screen.findByText(/Dashboard: water/);
  const cells = within(screen.getByRole('table')).getAllByRole('cell');
  const [own, saved] = cells.slice(-2).map((cell) => cell.textContent);
  expect(own).toContain('Title: Plant');
  expect(own).toContain('A new tab');
  expect(own).toMatch(/Hide in the menu: On/);
  expect(saved).toContain('The same tab');
  expect(saved).toMatch(/Hide in the menu: \(empty\)/);
});
