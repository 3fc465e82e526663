// @vitest-environment jsdom
import { errorTable, type ErrorBody } from '@signalbox/api';
import { ApiError } from '@signalbox/api/client';
import { PluginErrorsContext } from '@signalbox/console-kit';
import { renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import { plugins } from '../../plugins';
import { usePackMessages } from './use-pack-messages';

const pack = {
  media: { 'errors.iconTooLarge': 'Trop lourde' },
  api: { 'errors.quotaExceeded': '{used} sur {limit} Go' },
};

function messageIn(language: string, { code, params }: Pick<ErrorBody, 'code' | 'params'>): string | undefined {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    resources: { [language]: pack },
    keySeparator: false,
    nsSeparator: '::',
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    initAsync: false,
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <PluginErrorsContext value={plugins}>{children}</PluginErrorsContext>
    </I18nextProvider>
  );
  const { result } = renderHook(() => usePackMessages(), { wrapper });
  return result.current(new ApiError(400, { code, params, message: 'Too large', detail: '', field: '' }));
}
const iconTooLarge = { code: 100_010_024 };
const quota = errorTable.quotaExceeded;

test('finds the message of a plug-in and of the platform in a language pack', () => {
  expect(messageIn('fr', iconTooLarge)).toBe('Trop lourde');
  expect(messageIn('fr', { ...quota, params: { used: 2, limit: 1 } })).toBe('2 sur 1 Go');
});

test('finds none without its params, for an unknown error, and in the languages of the platform', () => {
  expect(messageIn('fr', quota)).toBeUndefined();
  expect(messageIn('fr', { code: 1 })).toBeUndefined();
  expect(messageIn('zh-Hans', iconTooLarge)).toBeUndefined();
});
