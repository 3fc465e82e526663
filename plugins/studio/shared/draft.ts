import type { JsonObject } from '@signalbox/schemas';

/** Languages that every tab has its messages in, beside its form. */
export const draftLanguages = ['en', 'zh-Hans'] as const;
export type DraftLanguage = (typeof draftLanguages)[number];

/** The files of a tab, as they are written. */
// A type instead of an interface, so that it is assignable to a JSON object.
export type TabDraft = {
  /** `<group>/<tab>`: the folder. */
  id: string;
  /** Text of `form.json`. */
  form: string;
  messages: Record<DraftLanguage, string>;
};

/** An error of the check, as `npm run check:schemas` finds it. */
export interface DraftError {
  /** Below the folder of the draft: `form.json`, `locales/en.json`. The whole path of any other file. */
  file: string;
  line: number;
  column: number;
  /** JSON pointer; '' is the whole file. */
  pointer: string;
  wrong: string;
  remedy: string;
}

/** Result of `POST core/schema/check`. */
export interface DraftReport {
  errors: DraftError[];
  /** Address of the module of the form. Undefined if errors of the form prevent it. */
  url?: string;
  /** Keys of the messages that the form needs or may have. Undefined if errors of the form prevent it. */
  messageKeys?: string[];
  /** Of these, those that it needs. */
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
