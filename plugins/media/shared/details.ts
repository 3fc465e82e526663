import type { LanguageText } from '@signalbox/schemas/language-text';
import type { FoundFile } from './search';

/** `GET core/mediaLibrary/file`: all that is known of one file. */
export interface FileDetails extends FoundFile {
  /** Describes the file in words, the same in all languages or one text per language. Missing without one. */
  altText?: LanguageText;
}
