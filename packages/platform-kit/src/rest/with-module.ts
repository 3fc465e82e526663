import type { ReaderLanguage } from './reader-language';
import { titles } from './titles';

export type Holes = Record<string, string | number>;

/** A module is called what people choose it by. */
export function withModule(holes: Holes, language: ReaderLanguage): Holes {
  const { module } = holes;
  const words = titles[language];
  const title =
    words['data']?.[`modules.${module}`] ?? words['forms/backup/platform-backup']?.[`parts.options.${module}`];
  return title === undefined ? holes : { ...holes, module: title };
}
