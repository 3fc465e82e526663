// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { memoryPlatform } from '../testing/memory-platform';
import { renderConsole } from '../testing/render-console';

/** Edits a page while another administrator saves the same field and another one. */
async function saveAfterAnother() {
  const platform = memoryPlatform({ settings: { name: 'Signalbox', copyright: 'old' } });
  const { user } = renderConsole({ paths: ['/app/settings'], platform });
  await user.clear(await screen.findByLabelText('Copyright'));
  await user.type(screen.getByLabelText('Copyright'), 'mine');
  platform.saveElsewhere({ copyright: 'theirs', name: 'Renamed' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const panel = await screen.findByRole('alert');
  return { platform, user, panel };
}

describe('when another user saved first', () => {
  it('shows both values of a field changed by both users, and saves nothing', async () => {
    const { platform, panel } = await saveAfterAnother();
    const row = within(panel).getByRole('row', { name: /Copyright/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Copyright', 'mine', 'theirs']);
    expect(within(panel).queryByText('Renamed')).toBeNull();
    expect(platform.settings).toMatchObject({ copyright: 'theirs' });
    expect(screen.getByLabelText('Copyright')).toHaveValue('mine');
    expect(screen.getByLabelText(/^System name/, { selector: 'input' })).toHaveValue('Renamed');
  });

  it('overwrites their values on request', async () => {
    const { platform, user, panel } = await saveAfterAnother();
    await user.click(within(panel).getByRole('button', { name: 'Save my values' }));
    expect(await screen.findByText('System settings saved')).toBeVisible();
    expect(platform.settings).toMatchObject({ copyright: 'mine', name: 'Renamed' });
    expect(screen.queryByText('Someone else saved these settings first')).toBeNull();
  });

  it('takes their values on request, and keeps my other changes', async () => {
    const { platform, user, panel } = await saveAfterAnother();
    await user.click(screen.getByRole('switch'));
    await user.click(within(panel).getByRole('button', { name: 'Take the saved values' }));
    expect(screen.getByLabelText('Copyright')).toHaveValue('theirs');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(platform.settings).toMatchObject({ copyright: 'theirs', tsdbRetentionPolicyShow: true }),
    );
  });

  it('detects the conflict even if the page had loaded the other save before mine was sent', async () => {
    const { platform, user, panel } = await saveAfterAnother();
    platform.saveElsewhere({ copyright: 'theirs again' });
    await user.click(within(panel).getByRole('button', { name: 'Save my values' }));
    await waitFor(() => expect(screen.getByRole('row', { name: /theirs again/ })).toBeVisible());
    expect(platform.settings).toMatchObject({ copyright: 'theirs again' });
  });
});
