import { textIn } from '@signalbox/api';
import { settingsQuery, useConsole } from '@signalbox/api/react';
import { isLanguageText } from '@signalbox/schemas/language-text';
import { useQuery } from '@tanstack/react-query';
import { savedLayout, type MenuLayout } from './preview-choices';

/** Returns how the settings show the front end: its layout, and its title in a language. */
export function useSavedLook(): { layout: MenuLayout; titleIn: (language: string) => string } {
  const { api, siteName } = useConsole();
  const settings = useQuery(settingsQuery(api)).data?.settings ?? {};
  const name = settings['reception_name'];
  return {
    layout: savedLayout(settings),
    titleIn: (language) => (isLanguageText(name) ? textIn(name, language) : '') || siteName,
  };
}
