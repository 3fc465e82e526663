// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failure, memoryPlatform, type MemoryPlatform } from '../testing/memory-platform';
import { renderConsole } from '../testing/render-console';

const settings = { name: 'Signalbox', notShowCodeAdmin: false, copyright: 'old' };
const button = (name: string) => screen.getByRole('button', { name });

async function openBasics(platform: MemoryPlatform = memoryPlatform({ settings })) {
  const { user } = renderConsole({ paths: ['/app/settings'], platform });
  await screen.findByLabelText('Copyright');
  return { user, platform };
}

async function typeCopyright(user: UserEvent, text: string) {
  await user.clear(screen.getByLabelText('Copyright'));
  await user.type(screen.getByLabelText('Copyright'), text);
}

describe('Save', () => {
  it('is enabled only with valid changes', async () => {
    const { user } = await openBasics();
    expect(button('Save')).toBeDisabled();
    await typeCopyright(user, 'new');
    expect(button('Save')).toBeEnabled();
    await user.clear(screen.getByLabelText(/^System name/, { selector: 'input' }));
    await waitFor(() => expect(button('Save')).toBeDisabled());
    expect(screen.getByText('To correct: 1')).toBeVisible();
    await typeCopyright(user, 'old');
    await user.type(screen.getByLabelText(/^System name/, { selector: 'input' }), 'Signalbox');
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
    expect(button('Save')).toBeDisabled();
  });

  it('sends the edited tabs as one PATCH with their base revision, and shows that it is saved', async () => {
    const { user, platform } = await openBasics();
    await typeCopyright(user, 'new');
    await user.click(screen.getByRole('tab', { name: /Administrator/ }));
    await user.click(await screen.findByRole('switch'));
    await user.click(button('Save'));
    expect(await screen.findByText('System settings saved')).toBeVisible();
    expect(platform.requests.filter(({ verb }) => verb === 'PATCH')).toMatchObject([
      {
        resource: 'core/setting',
        ifMatch: '"1"',
        body: { copyright: 'new', notShowCodeAdmin: true, noOpExpireAdmin: null },
      },
    ]);
    await waitFor(() => expect(button('Save')).toBeDisabled());
  });

  it('marks tabs with unsaved changes, and the tab with an invalid value', async () => {
    const { user } = await openBasics();
    const basics = screen.getByRole('tab', { name: 'Basic information' });
    await typeCopyright(user, 'new');
    expect(basics).toHaveAccessibleName(/^Basic information ?has unsaved changes$/);
    await user.clear(screen.getByLabelText(/^System name/, { selector: 'input' }));
    await waitFor(() => expect(basics).toHaveAccessibleName(/^Basic information ?has a value to correct$/));
  });

  it('disables the form until the platform responds', async () => {
    const { user, platform } = await openBasics();
    let answer = () => {};
    platform.once('core/setting', () => new Promise((resolve) => void (answer = () => resolve(failure('internal')))));
    await typeCopyright(user, 'new');
    await user.click(button('Save'));
    expect(await screen.findByText('Saving …')).toBeVisible();
    expect(screen.getByLabelText('Copyright')).toBeDisabled();
    expect(button('Cancel')).toBeDisabled();
    answer();
    await waitFor(() => expect(screen.getByLabelText('Copyright')).toBeEnabled());
  });
});

describe('when a save fails', () => {
  it('keeps the typed values, shows the error above Save, and retries', async () => {
    const { user, platform } = await openBasics();
    platform.once('core/setting', () => Promise.reject(new TypeError('network')));
    await typeCopyright(user, 'new');
    await user.click(button('Save'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The platform did not answer. Nothing is lost');
    expect(screen.getByRole('region', { name: 'Save' })).toContainElement(alert);
    expect(screen.getByLabelText('Copyright')).toHaveValue('new');
    await user.click(button('Try again'));
    expect(await screen.findByText('System settings saved')).toBeVisible();
    expect(screen.queryByText('The settings were not saved')).toBeNull();
    expect(platform.settings).toMatchObject({ copyright: 'new' });
  });

  it('shows the error message of the platform', async () => {
    const { user, platform } = await openBasics();
    platform.once('core/setting', () => failure('forbidden', { message: 'No permission', detail: 'setting.edit' }));
    await typeCopyright(user, 'new');
    await user.click(button('Save'));
    expect(await screen.findByText('No permission (technical detail: setting.edit)')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('No permission');
  });

  it('shows the error at the field that the platform rejects, and opens its tab', async () => {
    const { user, platform } = await openBasics();
    const error = { pointer: '/copyright', keyword: 'maxLength', params: { limit: 3 }, message: '' };
    platform.once('core/setting', () =>
      failure('invalidField', { field: 'copyright', pointer: '/copyright', faults: [error] }),
    );
    await typeCopyright(user, 'newer');
    await user.click(screen.getByRole('tab', { name: /Administrator/ }));
    await user.click(button('Save'));
    const input = await screen.findByLabelText('Copyright');
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Copyright can have at most 3 characters/));
    expect(screen.getByRole('alert')).toHaveTextContent('The error is shown beside its field.');
    await user.type(input, 'x');
    expect(screen.queryByText('Copyright can have at most 3 characters')).toBeNull();
  });

  it('names a rejected value that this page does not render', async () => {
    const { user, platform } = await openBasics();
    platform.once('core/setting', () =>
      failure('invalidField', { field: 'ftp.host', pointer: '/ftp/host', detail: 'too long' }),
    );
    await typeCopyright(user, 'new');
    await user.click(button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent('not on this page: ftp.host. too long');
  });
});
