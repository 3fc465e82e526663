import type { JsonObject } from '@signalbox/schemas';

/** Languages that every tab has its messages in, beside its form. English replaces what a further language lacks. */
export const requiredLanguages = ['en', 'zh-Hans'] as const;

/** Text of messages by the BCP-47 code of its language. */
type DraftMessages = Record<(typeof requiredLanguages)[number], string> & Record<string, string>;

/** The languages of a draft beside the required ones. */
export function furtherLanguages({ messages }: Pick<TabDraft, 'messages'>): string[] {
  return Object.keys(messages).filter((language) => !requiredLanguages.some((each) => each === language));
}

/** Path of messages that belong into a language pack, in a draft and below `packages/schemas` of a clone. */
export function translationPath(name: string): string {
  return `translations/${name}.json`;
}

/** The files of a tab, as they are written. */
// A type instead of an interface, so that it is assignable to a JSON object.
export type TabDraft = {
  /** `<group>/<tab>`: the folder. */
  id: string;
  /** Text of `form.json`. */
  form: string;
  messages: DraftMessages;
};

/** An error of the check, as `npm run check:schemas` finds it. */
// A type instead of an interface, so that it is assignable to a JSON object.
export type DraftError = {
  /** File of the draft: `form.json`, `locales/en.json`, `translations/fr.json`. The whole path of any other file. */
  file: string;
  line: number;
  column: number;
  /** JSON pointer; '' is the whole file. */
  pointer: string;
  wrong: string;
  remedy: string;
};

/** Result of `POST core/schema/check`. */
export interface DraftReport {
  errors: DraftError[];
  /** Address of the module of the form. Undefined if errors of the form prevent it. */
  url?: string;
  /** Keys of the messages that the form needs or may have. Undefined if errors of the form prevent it. */
  messageKeys?: string[];
  /** Those of `messageKeys` that it needs. */
  requiredKeys?: string[];
}

/** A tab that the product ships. */
interface ShippedTab extends JsonObject {
  id: string;
  /** By language. */
  title: Record<string, string>;
}

/** `GET core/schema/tabs`. */
export interface ShippedTabs {
  tabs: ShippedTab[];
  /** Keys of the pages that a tab may be on. */
  groups: string[];
}
