// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aBackup, fakeBackups } from '../testing/fake-backups';
import { renderBackups } from '../testing/render-backups';

/** `count` backups, page by page. Tests can delete some. */
function fakePages(count: number) {
  const backups = Array.from({ length: count }, (_, at) => aBackup({ id: `n${at}`, name: `Night ${at}` }));
  const platform = fakeBackups(backups);
  platform.answer('GET core/backup', ({ query }) => {
    const [skip, limit] = [Number(query['skip']), Number(query['limit'])];
    return { body: backups.slice(skip, skip + limit), count: backups.length };
  });
  const last = backups.at(-1);
  platform.answer(`DELETE core/backup/${last?.id}`, () => {
    backups.pop();
    return { body: { status: 'OK' } };
  });
  return platform;
}

/** Every text that the page has shown. */
let shown = '';
const watcher = new MutationObserver(() => (shown += document.body.textContent));
afterEach(() => {
  watcher.disconnect();
  shown = '';
});

it('goes to the last page without showing the empty text, and Back does not return', async () => {
  const { user, router } = renderBackups({ platform: fakePages(16), path: '?page=2' });
  await screen.findByRole('row', { name: /Night 15/ });
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  await user.click(screen.getByRole('button', { name: 'More actions for Night 15' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('row', { name: /Night 14/ })).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(shown).toContain('Night 14');
  expect(shown).not.toContain('There are no backups yet');
});

it('goes to the last page from a page far past the end', async () => {
  const { router } = renderBackups({ platform: fakePages(40), path: '?page=9' });
  await screen.findByRole('row', { name: /Night 39/ });
  await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
});

it('keeps the page while the list is empty', async () => {
  const { router } = renderBackups({ platform: fakePages(0), path: '?page=2' });
  expect(await screen.findByText(/There are no backups yet/)).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
});
