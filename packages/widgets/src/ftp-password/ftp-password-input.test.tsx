// @vitest-environment jsdom
import { createFormStore, SchemaForm } from '@signalbox/engine/react';
import { forms, type JsonObject } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import '../testing/browser-gaps';
import type { FtpTrialProps } from '../services/widget-services';
import { WidgetServicesProvider } from '../services/widget-services-context';
import { testMessages } from '../testing/test-messages';
import { loadWidgets, widgetTable } from '../widget-table';

// As on a tab, which preloads its widgets.
await loadWidgets(['number', 'ftp-password']);

function FtpTrial({ server, disabled }: FtpTrialProps) {
  return <output data-disabled={disabled}>{JSON.stringify(server)}</output>;
}

function renderPassword(ftp: JsonObject, hasTrial = true) {
  const form = forms.find(({ id }) => id === 'modular_settings/ftp')!;
  const store = createFormStore({ form, compiled: compiledForms[form.id]!, values: { ftp } });
  const services = {
    imageUrl: (value: string) => value,
    themes: { builtIn: [], load: () => Promise.resolve([]) },
    languages: [],
    ...(hasTrial ? { FtpTrial } : {}),
  };
  render(
    <I18nextProvider i18n={testMessages('en')}>
      <WidgetServicesProvider services={services}>
        <SchemaForm store={store} widgets={widgetTable} messages={(key) => key} />
      </WidgetServicesProvider>
    </I18nextProvider>,
  );
  const server = () => JSON.parse(screen.getByRole('status').textContent ?? '') as JsonObject;
  return { server, user: userEvent.setup() };
}

it('offers to test the server as typed, with the marker of the stored password', async () => {
  const { server, user } = renderPassword({
    host: 'ftp.example.com',
    port: 2121,
    username: 'ada',
    secure: 'explicit',
    password: { isSet: true },
  });
  const typed = { host: 'ftp.example.com', port: 2121, username: 'ada', secure: 'explicit', password: { isSet: true } };
  expect(server()).toEqual(typed);
  await user.type(screen.getByRole('textbox', { name: /host/ }), '.org');
  expect(server()).toMatchObject({ host: 'ftp.example.com.org' });
});

it('omits empty fields', () => {
  expect(renderPassword({ host: 'ftp.example.com' }).server()).toEqual({ host: 'ftp.example.com', username: '' });
});

it('is only a password without a connection test', () => {
  renderPassword({ host: 'ftp.example.com' }, false);
  expect(screen.queryByRole('status')).toBeNull();
});
