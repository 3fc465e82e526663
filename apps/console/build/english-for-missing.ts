import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** A message that a language of the code lacks is there in English: the console never shows a key. */
export function englishForMissing(): Plugin {
  return {
    name: 'english-for-missing',
    enforce: 'pre',
    load(id) {
      const path = id.split('?')[0] ?? '';
      const english = path.replace(/\/locales\/[\w-]+\.json$/, '/locales/en.json');
      if (english === path || !existsSync(english)) return null;
      this.addWatchFile(english);
      return JSON.stringify({ ...readObject(english), ...readObject(path) });
    },
  };
}

function readObject(path: string): object {
  return JSON.parse(readFileSync(path, 'utf8')) as object;
}
