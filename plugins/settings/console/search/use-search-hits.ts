import { useConsole } from '@signalbox/api/react';
import { addedFormsQuery } from '@signalbox/console-kit';
import { useIsLicensed } from '@signalbox/console-kit/menu';
import { maySee, searchFields, type SearchHit } from '@signalbox/engine/core';
import { forms, type FormDefinition, type GroupDefinition, type Messages } from '@signalbox/schemas';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const maxListed = 12;
const allForms: readonly FormDefinition[] = forms;

/** The tabs and fields of the pages in `groups` whose texts in the user's language have `text`. */
export function useSearchHits(text: string, groups: readonly GroupDefinition[]): SearchHit[] {
  const { i18n } = useTranslation('settings');
  const { api, user, hasExtensions } = useConsole();
  const added = useQuery(addedFormsQuery({ api, hasExtensions, i18n })).data;
  const isLicensed = useIsLicensed();
  return useMemo(() => {
    const shown = new Set(groups.map((group) => group.key));
    const viewer = { ...user, permissions: new Set(user.permissions) };
    const isSearched = (form: FormDefinition) =>
      shown.has(form.place.group) && maySee(form, viewer) && isLicensed(form.licenseFeature);
    const searched = [...allForms, ...(added ?? []).map(({ form }) => form)].filter(isSearched);
    const messages = Object.fromEntries(searched.map((form) => [`forms/${form.id}`, messagesOf(i18n, form)]));
    return searchFields({ forms: searched, messages, text }).slice(0, maxListed);
  }, [groups, user, isLicensed, i18n, text, added]);
}

/** Messages of a form in the user's language; English if the pack lacks them. */
function messagesOf(
  i18n: { language: string; getResourceBundle: (language: string, namespace: string) => unknown },
  form: FormDefinition,
): Messages {
  const bundle = (language: string) => (i18n.getResourceBundle(language, `forms/${form.id}`) ?? {}) as Messages;
  return { ...bundle('en'), ...bundle(i18n.language) };
}
