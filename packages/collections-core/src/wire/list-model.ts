import type { LanguageText } from '@signalbox/schemas/language-text';
import type { RecordAction } from '@signalbox/schemas/permission-model';

/** A model whose records the user may list: an item of `GET core/record`. */
export interface ListedModel {
  id: string;
  /** In addresses and permission keys. Equal to the id for a model without a key. */
  key: string;
  name: string;
  /** The name by language: `title` of the schema of its records. Missing if that has none: then `name` is shown. */
  title?: LanguageText;
  /** What the user may do with its records. */
  actions: RecordAction[];
}
