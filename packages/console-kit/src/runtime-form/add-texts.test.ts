import type { FormTexts } from '@signalbox/schemas';
import { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { addTexts } from './add-texts';

const form = JSON.parse(aTabDraft().form) as Parameters<typeof addTexts>[1][number]['form'];
const namespace = `forms/${form.id}`;

/** The title in each language after these versions of a tab. */
async function titlesAfter(...versions: FormTexts[]): Promise<Record<string, string>> {
  const i18n = createInstance();
  await i18n.init({ fallbackLng: 'en', keySeparator: false, nsSeparator: '::', resources: {} });
  for (const texts of versions) addTexts(i18n, [{ form, texts }]);
  const titleIn = (lng: string) => i18n.t('title', { lng, ns: namespace });
  return Object.fromEntries(['en', 'zh-Hans', 'fr', 'ar'].map((language) => [language, titleIn(language)]));
}

test('a tab is shown in each language that it has, and in English in all others', async () => {
  const title = { en: 'Upkeep', zh_Hans: '维护', fr: 'Entretien' };
  expect(await titlesAfter({ title })).toEqual({ en: 'Upkeep', 'zh-Hans': '维护', fr: 'Entretien', ar: 'Upkeep' });
});

test('a language that the next version lacks is shown in English again', async () => {
  const title = { en: 'Upkeep', zh_Hans: '维护', fr: 'Entretien' };
  const next = { title: { en: 'Care', zh_Hans: '养护' } };
  expect(await titlesAfter({ title }, next)).toEqual({ en: 'Care', 'zh-Hans': '养护', fr: 'Care', ar: 'Care' });
});
