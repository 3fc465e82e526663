import { expect, it } from 'vitest';
import { defaultName } from './backup-name';

const now = new Date(2026, 4, 6, 7, 8, 9);

it.each([
  ['Plant', 'Plant 2026-05-06 07:08:09'],
  ['Signalbox of the harbour', 'Signalbox 2026-05-06 07:08:09'],
  ['', '2026-05-06 07:08:09'],
  ['工业物联网中台管理系统', '工业物联网中台管理系 2026-05-06 07:08:09'],
])('calls a backup of %j %j', (siteName, name) => {
  expect(defaultName(siteName, now)).toBe(name);
  expect([...name].length).toBeLessThanOrEqual(30);
});
