import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Adds the English text of messages that a language of the code lacks: the console never shows a key. */
export function englishForMissing(): Plugin {
  return {
    name: 'english-for-missing',
    enforce: 'pre',
    load(id) {
      const path = id.split('?')[0] ?? '';
      const english = path.replace(/(\/locales\/(?:page\/)?)[\w-]+\.json$/, '$1en.json');
      if (english === path || !existsSync(english)) return null;
      this.addWatchFile(english);
      return JSON.stringify({ ...readObject(english), ...readObject(path) });
    },
  };
}

function readObject(path: string): object {
  return JSON.parse(readFileSync(path, 'utf8')) as object;
}
