// @vitest-environment jsdom
import { defineErrors, errorTable, type ErrorBody, type WireError } from '@signalbox/api';
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
    'fieldErrors.notYours': '{title} n’est pas à vous',
    'fields.moduleRules': 'Contenu',
    'fields.filter': 'Filtre',
  },
  data: { 'modules.table': 'Tables' },
  engine: {
    'validation.maximum': '{title} : au plus {limit}',
    'validation.inNode': '« {node} » : {sentence}',
    'validation.inItem': 'Élément {number} : {sentence}',
  },
  'forms/notice/mail': { title: 'Courrier', 'mail.port.title': 'Port' },
};

function messageIn(
  language: string,
  { code, params, field = '', faults }: Partial<ErrorBody> & Pick<ErrorBody, 'code'>,
) {
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
  return first(new ApiError(400, { code, params, message: 'In English', detail: '', field, faults }));
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

test.each<[Partial<WireError>, string]>([
  [{ item: '2.1', title: { en: 'Size', fr: 'Taille' } }, 'Élément 2.1 : Taille : au plus 9'],
  [{ item: '2', title: 'Size' }, 'Élément 2 : Size : au plus 9'],
  [{ title: 'Size', params: { limit: 9, node: 'Port' } }, '« Port » : Size : au plus 9'],
  [{ title: 'Size' }, 'Size : au plus 9'],
  [{ item: '2' }, 'Élément 2 : parts.1.size : au plus 9'],
  [{ item: '2', title: 'Code', keyword: 'notYours' }, 'Élément 2 : Code n’est pas à vous'],
])('names the field of a rejected value, and its item: %j', (more, sentence) => {
  const error = { pointer: '/parts/1/size', keyword: 'maximum', params: { limit: 9 }, message: 'In English', ...more };
  expect(messageIn('fr', { ...invalidField, field: 'parts.1.size', faults: [error] })).toBe(sentence);
});
