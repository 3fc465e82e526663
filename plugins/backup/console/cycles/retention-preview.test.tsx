// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chooseCycle, openCycles } from './testing/open-cycles';

it('shows what the rule in the form would delete', async () => {
  const page = await openCycles();
  const validated = { createTime: '2026-05-06T07:08:09.000Z', size: 3 };
  page.platform.answer('POST core/backupCycle/retentionPreview', {
    body: {
      delete: [{ id: 'b1', name: 'Plant old', ...validated }],
      keep: [{ id: 'b2', name: 'Plant kept', keptFor: 'protected', ...validated }],
    },
  });
  await chooseCycle(page, 'Nightly');
  await page.user.click(screen.getByRole('button', { name: 'Show what would be deleted' }));
  expect(await screen.findByText('1 backup would be deleted now')).toBeVisible();
  expect(screen.getByText(/Plant kept/).closest('li')).toHaveTextContent('protected');
  expect(page.platform.called('POST', 'core/backupCycle/retentionPreview')?.body).toEqual({
    cycleId: 'c1',
    retention: { kind: 'count', count: 2 },
  });
});

it('hides the preview when the rule changes, and accepts another request while one is pending', async () => {
  const page = await openCycles();
  const ask = 'POST core/backupCycle/retentionPreview';
  const kept = (...names: string[]) => ({
    body: {
      delete: [],
      keep: names.map((name) => ({ id: name, name, createTime: '2026-05-06T07:08:09.000Z', size: 3 })),
    },
  });
  page.platform.answer(ask, kept('Plant old'));
  await chooseCycle(page, 'Nightly');
  const preview = screen.getByRole('button', { name: 'Show what would be deleted' });
  const count = screen.getByRole('spinbutton', { name: /Number of backups/ });
  await page.user.click(preview);
  expect(await screen.findByText('1 backup would be kept')).toBeVisible();
  await page.user.clear(count);
  await page.user.type(count, '7');
  expect(screen.queryByText('1 backup would be kept')).toBeNull();

  page.platform.answer(ask, new Promise(() => undefined));
  await page.user.click(preview);
  await page.user.type(count, '0');
  page.platform.answer(ask, kept('Plant old', 'Plant new'));
  await page.user.click(preview);
  expect(await screen.findByText('2 backups would be kept')).toBeVisible();
  expect(page.platform.called('POST', 'core/backupCycle/retentionPreview')?.body).toMatchObject({
    retention: { kind: 'count', count: 70 },
  });
});
