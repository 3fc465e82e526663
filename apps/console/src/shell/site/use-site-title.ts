import { useRouteHandle } from '../use-route-handle';
import { menuEntries } from '@signalbox/schemas';
import { entryAt } from '@signalbox/console-kit/menu';
import { useLocation } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { textIn } from '@signalbox/api';
import { loginSettingsQuery } from '@signalbox/api/react';
import { isJsonObject, type JsonValue } from '@signalbox/schemas/json';
import type { LanguageText } from '@signalbox/schemas/language-text';
import { tokenAtom } from '../../state/session';
import { api } from '../services';
import { useSiteName } from './use-site-name';

/** The title above the current page: that of the front end on its pages, if the settings have one, else the site's name. */
export function useSiteTitle(): string {
  const { i18n } = useTranslation();
  const siteName = useSiteName();
  const isFrontEnd = useIsFrontEnd();
  const hasSession = useAtomValue(tokenAtom) !== null;
  const { data } = useQuery({ ...loginSettingsQuery(api), enabled: isFrontEnd && hasSession });
  return (isFrontEnd && textIn(languageText(data?.['reception_name']), i18n.language)) || siteName;
}

function languageText(value: JsonValue | undefined): LanguageText | undefined {
  if (typeof value === 'string') return value;
  if (!isJsonObject(value)) return undefined;
  const texts = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

/** True on a page of the front end: one of the front menu, or one whose route declares it. */
function useIsFrontEnd(): boolean {
  const { pathname } = useLocation();
  const isOfRoute = useRouteHandle()?.isFrontEnd === true;
  return isOfRoute || entryAt(menuEntries, pathname)?.menus.includes('front') === true;
}
