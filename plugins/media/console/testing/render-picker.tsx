import '@signalbox/widgets/testing';
import { createApiClient } from '@signalbox/api/client';
import { ConsoleContextProvider } from '@signalbox/api/react';
import kitEn from '@signalbox/console-kit/locales/en.json';
import { aConsole, aUser } from '@signalbox/console-kit/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { messageFormatter, messageOptions } from '@signalbox/engine/core';
import { createInstance } from 'i18next';
import { useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import en from '../../locales/en.json';
import { MediaPicker } from '../picker/media-picker';
import type { fakeLibrary } from './fake-library';

interface PickerSetup {
  library: ReturnType<typeof fakeLibrary>;
  permissions?: string[];
}

/** Renders the picker behind a button, over a library in memory. */
export function renderPicker({ library, permissions = ['media.view', 'media.add'] }: PickerSetup) {
  const messages = createInstance();
  void messages
    .use(messageFormatter)
    .use(initReactI18next)
    .init({
      lng: 'en',
      resources: { en: { 'console-kit': kitEn, media: en } },
      ...messageOptions,
    });
  const consoleInfo = aConsole({
    api: createApiClient({ baseUrl: '/rest', fetch: library.reach }),
    user: aUser({ permissions }),
  });
  const picked: string[] = [];

  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    const handlePick = (url: string) => {
      picked.push(url);
      setIsOpen(false);
    };
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        <MediaPicker
          open={isOpen}
          onPick={handlePick}
          onClose={() => setIsOpen(false)}
          allowedExtensions={['png', 'svg']}
        />
      </>
    );
  }
  render(
    <I18nextProvider i18n={messages}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ConsoleContextProvider value={consoleInfo}>
          <ConfigProvider theme={{ token: { motion: false } }}>
            <Page />
          </ConfigProvider>
        </ConsoleContextProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return { user: userEvent.setup(), picked };
}
