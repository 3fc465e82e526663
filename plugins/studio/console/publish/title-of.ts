import type { PublishedTab } from '../../shared/published';

/** Title of a published tab in the language of the console. */
export function titleOf({ id, title }: Pick<PublishedTab, 'id' | 'title'>, language: string): string {
  return title[language] ?? title['en'] ?? id;
}
