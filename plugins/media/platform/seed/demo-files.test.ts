import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMediaInspector } from '@signalbox/platform-kit/media-inspection';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoFiles } from './demo-files';

const drawings = demoFiles().filter(([path]) => path.endsWith('.svg'));
const inspector = createMediaInspector();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'signalbox-demo-'));
});
afterAll(async () => {
  await inspector.close();
  rmSync(folder, { recursive: true });
});

test.each(drawings)('%s is stored as an upload would store it: a restore does not change it', async (path, content) => {
  const location = join(folder, 'drawing.svg');
  writeFileSync(location, content);
  const stored = await inspector.inspect({ path, location, settings: {}, owner: 'ada' });
  expect(Buffer.from(stored!).toString('utf8')).toBe(Buffer.from(content).toString('utf8'));
});
