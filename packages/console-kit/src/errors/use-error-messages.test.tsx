// @vitest-environment jsdom
import { defineErrors, errorTable, type ErrorBody } from '@signalbox/api';
import { ApiError } from '@signalbox/api/client';
import { renderHook } from '@testing-library/react';
import { messageFormatter, messageOptions } from '@signalbox/engine/core';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import { PluginErrorsContext } from './plugin-errors';
import { useErrorMessages } from './use-error-messages';

const plugins = [{ id: 'lamps', errors: defineErrors({ lampBroken: { code: 100_999_001, status: 400 } }) }];
const pack = {
  lamps: { 'errors.lampBroken': 'Cassée : {reason}', 'reasons.settingsInvalid': 'la valeur de {field} dans {project}' },
  api: {
    'errors.quotaExceeded': '{used} sur {limit} Go',
    'errors.formNotSupported': 'À {place} : {reason}',
    'errors.invalidField': '{field} ne va pas',
    'reasons.form.type': 'il manque un type',
    'fields.moduleRules': 'Contenu',
    'fields.filter': 'Filtre',
  },
  data: { 'modules.table': 'Tables' },
  'forms/notice/mail': { title: 'Courrier', 'mail.port.title': 'Port' },
};

function messageIn(language: string, { code, params, field = '' }: Partial<ErrorBody> & Pick<ErrorBody, 'code'>) {
  const i18n = createInstance();
  void i18n
    .use(messageFormatter)
    .use(initReactI18next)
    .init({
      lng: language,
      resources: { [language]: pack },
      ...messageOptions,
    });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <PluginErrorsContext value={plugins}>{children}</PluginErrorsContext>
    </I18nextProvider>
  );
  const { result, rerender } = renderHook(() => useErrorMessages(), { wrapper });
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
  return first(new ApiError(400, { code, params, message: 'In English', detail: '', field }));
}
const { quotaExceeded, formNotSupported, invalidField } = errorTable;
const lampBroken = { code: 100_999_001 };

test('finds the message of a plug-in and of the platform in a language pack', () => {
  expect(messageIn('fr', { ...lampBroken, params: { reason: 'worn' } })).toBe('Cassée : worn');
  expect(messageIn('fr', { ...quotaExceeded, params: { used: 2, limit: 1 } })).toBe('2 sur 1 Go');
});

test('finds none without its params, for an unknown error, and in the languages of the platform', () => {
  expect(messageIn('fr', quotaExceeded)).toBeUndefined();
  expect(messageIn('fr', { code: 1 })).toBeUndefined();
  expect(messageIn('zh-Hans', { ...lampBroken, params: { reason: 'worn' } })).toBeUndefined();
});

test('names the reason, and the setting in it by its titles', () => {
  const params = { reason: 'form.type', place: 'Pompe' };
  expect(messageIn('fr', { ...formNotSupported, params })).toBe('À Pompe : il manque un type');
  const settings = { reason: 'settingsInvalid', project: 'nord', form: 'notice/mail', field: '/mail/port' };
  expect(messageIn('fr', { ...lampBroken, params: settings })).toBe('Cassée : la valeur de Courrier › Port dans nord');
});

test('names only the fields inside the content of a backup by titles of modules', () => {
  expect(messageIn('fr', { ...invalidField, field: 'moduleRules.table' })).toBe('Contenu › Tables ne va pas');
  expect(messageIn('fr', { ...invalidField, field: 'filter.table' })).toBe('Filtre › table ne va pas');
});
