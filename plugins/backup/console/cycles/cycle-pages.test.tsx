// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { error } from '@signalbox/console-kit/testing';
import { aCycle, openCycles, pagesOf } from './testing/open-cycles';

describe('cycles on several pages', () => {
  const many = Array.from({ length: 65 }, (_, at) => aCycle({ id: `m${at}`, name: `Cycle ${at}` }));

  it('load page by page', async () => {
    const { user, rows, platform } = await openCycles(undefined, many);
    expect(rows()).toHaveLength(30);
    expect(platform.called('GET', 'core/backupCycle')?.query).toMatchObject({ limit: 30, skip: 0, withCount: true });
    await user.click(screen.getByRole('button', { name: 'Show more (30 of 65)' }));
    await user.click(await screen.findByRole('button', { name: 'Show more (60 of 65)' }));
    await waitFor(() => expect(rows()).toHaveLength(65));
    expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull();
  });

  it('are found on every page', async () => {
    const { user, rows } = await openCycles(undefined, many);
    await user.type(screen.getByRole('searchbox', { name: 'Search cycles' }), 'cycle 64');
    await waitFor(() => expect(rows().map((row) => row.textContent)).toEqual([expect.stringContaining('Cycle 64')]));
  });

  it('open in the form after saving, even if their page was not loaded', async () => {
    const { user, platform } = await openCycles(undefined, many);
    platform.answer('POST core/backupCycle', { body: { InsertedID: 'm64' } });
    platform.answer('GET core/backupCycle/m64', { body: many[64] });
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.type(await screen.findByRole('textbox', { name: /Cycle name/ }), 'Cycle 64');
    await user.type(screen.getByRole('textbox', { name: /Backup file name/ }), 'Plant');
    await user.click(screen.getByRole('checkbox', { name: /Project data/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Delete the cycle' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Cycle name/ })).toHaveValue('Cycle 64');
  });

  it('show why the next page failed to load, and retry on request', async () => {
    const { user, rows, platform } = await openCycles(undefined, many);
    platform.answer('GET core/backupCycle', error('Disk asleep'));
    await user.type(screen.getByRole('searchbox', { name: 'Search cycles' }), 'cycle 5');
    expect(await screen.findByText('Disk asleep')).toBeVisible();
    platform.answer('GET core/backupCycle', pagesOf(many));
    await user.click(screen.getByRole('button', { name: 'Show more (30 of 65)' }));
    await waitFor(() => expect(rows()).toHaveLength(11));
  });
});
