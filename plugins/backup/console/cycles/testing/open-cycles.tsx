import { screen, within } from '@testing-library/react';
import type { PageSetup } from '@signalbox/console-kit/testing';
import { fakeBackups } from '../../testing/fake-backups';
import { renderBackups } from '../../testing/render-backups';
import type { ShownCycle } from '../cycle';

export const aCycle = (overrides: Partial<ShownCycle> & { retention?: object } = {}): ShownCycle => ({
  id: 'c1',
  name: 'Nightly',
  fileName: 'Plant',
  cycle: { count: 1, unit: 'd' },
  item: { fileServer: true },
  disable: false,
  isOffsite: true,
  nextRun: '2026-05-07T07:08:09.000Z',
  lastRun: '2026-05-06T07:08:09.000Z',
  lastOutcome: {
    status: 'succeed',
    message: '',
    backupId: 'b1',
    time: '2026-05-06T07:08:09.000Z',
    offsite: { status: 'fail', reason: 'refused', message: '530 Login incorrect' },
  },
  ...overrides,
});
const weekly = aCycle({ id: 'c2', name: 'Weekly', cycle: { count: 7, unit: 'd' }, disable: true, nextRun: undefined });

/** Answers a request for a page of these cycles. */
export const pagesOf =
  (cycles: readonly ShownCycle[]) =>
  ({ query }: { query: Record<string, unknown> }) => {
    const [skip, limit] = [Number(query['skip']), Number(query['limit'])];
    return { body: cycles.slice(skip, skip + limit), count: cycles.length };
  };

/** Opens the dialog of the cycles `Nightly` and `Weekly`. */
export async function openCycles(
  permissions?: string[],
  cycles = [aCycle({ retention: { kind: 'count', count: 2 } } as never), weekly],
  setup: Pick<PageSetup, 'project' | 'context'> = {},
) {
  const platform = fakeBackups();
  platform.answer('GET core/backupCycle', pagesOf(cycles));
  platform.answer('POST core/backupCycle', { body: { InsertedID: 'c3' } });
  for (const { id } of cycles)
    for (const verb of ['PATCH', 'DELETE'])
      platform.answer(`${verb} core/backupCycle/${id}`, { body: { status: 'OK' } });
  const user = permissions ? { isSuper: false, permissions } : { isSuper: true };
  const page = renderBackups({ platform, user, ...setup });
  await page.user.click(await screen.findByRole('button', { name: 'Periodic backup' }));
  await screen.findByRole('list', { name: 'Cycles' });
  return { ...page, rows: () => within(screen.getByRole('list', { name: 'Cycles' })).getAllByRole('listitem') };
}
/** Opens a cycle in the form. Returns its input for the name. */
export const chooseCycle = async ({ user }: Awaited<ReturnType<typeof openCycles>>, name: string) => {
  await user.click(screen.getByRole('button', { name }));
  return screen.findByRole('textbox', { name: /Cycle name/ });
};
