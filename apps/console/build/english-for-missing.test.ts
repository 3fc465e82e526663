import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { englishForMissing } from './english-for-missing';

let root: string;
afterEach(() => rmSync(root, { recursive: true }));

test('builds messages that a translation lacks in English', async () => {
  root = mkdtempSync(join(tmpdir(), 'signalbox-locales-'));
  mkdirSync(join(root, 'locales'));
  writeFileSync(join(root, 'locales/en.json'), JSON.stringify({ save: 'Save', cancel: 'Cancel' }));
  writeFileSync(join(root, 'locales/zh-Hans.json'), JSON.stringify({ save: '保存' }));
  writeFileSync(join(root, 'main.js'), "import messages from './locales/zh-Hans.json';\nconsole.log(messages);");
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [englishForMissing()],
    build: { write: false, minify: false, rolldownOptions: { input: join(root, 'main.js') } },
  });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  expect(output[0].code).toMatch(/保存/);
  expect(output[0].code).toMatch(/Cancel/);
});
