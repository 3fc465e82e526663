// @vitest-environment jsdom
import { createFormStore, SchemaForm } from '@signalbox/engine/react';
import { forms, type JsonObject } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { addWidgets, loadWidgets, widgetTable } from '@signalbox/widgets';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeBackups } from '../testing/fake-backups';
import { renderBackups } from '../testing/render-backups';
import { widgets } from '../widgets';

/** Another test of this process may have added the widgets of plug-ins. */
const withoutPlugins = Object.fromEntries(Object.entries(widgetTable).filter(([name]) => !name.includes(':')));

beforeEach(async () => {
  addWidgets('backup', widgets);
  // As on a tab, which preloads its widgets.
  await loadWidgets(['number', 'secret', 'backup:ftp-password']);
});

function renderPassword(ftp: JsonObject, presentWidgets = widgetTable) {
  const form = forms.find(({ id }) => id === 'modular_settings/ftp')!;
  const store = createFormStore({ form, compiled: compiledForms[form.id]!, values: { ftp } });
  const platform = fakeBackups();
  platform.answer('POST core/backup/offsite/test', { body: { isOk: true, steps: [] } });
  const page = <SchemaForm store={store} widgets={presentWidgets} messages={(key) => key} />;
  const { user } = renderBackups({ platform, page });
  return { user, platform };
}

async function testedServer({ user, platform }: ReturnType<typeof renderPassword>): Promise<unknown> {
  await user.click(screen.getByRole('button', { name: 'Test connection' }));
  await expect.poll(() => platform.called('POST', 'core/backup/offsite/test')).toBeDefined();
  return platform.called('POST', 'core/backup/offsite/test')?.body;
}

const stored = {
  host: 'ftp.example.com',
  port: 2121,
  username: 'ada',
  secure: 'explicit',
  password: { isSet: true },
};

it('tests the server as typed, with the marker of the stored password', async () => {
  const shown = renderPassword(stored);
  await shown.user.type(screen.getByRole('textbox', { name: /host/ }), '.org');
  expect(await testedServer(shown)).toEqual({ ...stored, host: 'ftp.example.com.org' });
});

it('omits empty fields', async () => {
  expect(await testedServer(renderPassword({ host: 'ftp.example.com' }))).toEqual({
    host: 'ftp.example.com',
    username: '',
  });
});

it('is only a password where the plug-in is absent', async () => {
  renderPassword(stored, withoutPlugins);
  expect(await screen.findByText(/ftp\.password\.title/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Test connection' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
