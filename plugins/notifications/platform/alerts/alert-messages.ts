import { text } from 'node:stream/consumers';
import { languagePackDirectory, languagePacks, mediaPath, type PlatformKit } from '@signalbox/platform-kit';
import { requestLocale } from '@signalbox/platform-kit/rest';
import { isJsonObject, type JsonValue } from '@signalbox/schemas/json';
import en from '../../locales/page/en.json';
import zhHans from '../../locales/page/zh-Hans.json';

type Kit = Pick<PlatformKit, 'files' | 'log'>;

interface LanguageOfProject {
  project: string;
  /** Language of the settings: English, Chinese, or the code of a language pack. */
  language: string | undefined;
}

/** The messages of alerts by key. What a language pack lacks, and all of an unreadable one, is in English or Chinese. */
export async function alertMessages(kit: Kit, of: LanguageOfProject): Promise<Readonly<Record<string, string>>> {
  const shipped = { en, 'zh-Hans': zhHans }[requestLocale(of.language)];
  try {
    return { ...shipped, ...(await messagesOfPack(kit, of)) };
  } catch (err) {
    kit.log.warn({ err }, 'the language pack of alerts could not be read');
    return shipped;
  }
}

async function messagesOfPack({ files }: Kit, { project, language }: LanguageOfProject) {
  const pack = (await languagePacks(files, project)).find(({ code }) => code === language);
  if (!pack) return {};
  for (const owner of new Set([project, 'default'])) {
    const content = await files.read(mediaPath(owner, `${languagePackDirectory}/${pack.name}`));
    if (!content) continue;
    const value = JSON.parse(await text(content.stream)) as JsonValue;
    const messages = isJsonObject(value) && isJsonObject(value['notifications']) ? value['notifications'] : {};
    const alerts = Object.entries(messages).filter(([key]) => key.startsWith('alert.'));
    return Object.fromEntries(alerts.filter((each): each is [string, string] => typeof each[1] === 'string'));
  }
  return {};
}
