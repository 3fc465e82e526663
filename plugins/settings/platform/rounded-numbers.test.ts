import { expect, test } from 'vitest';
import { emptiedSettings } from './testing/emptied-settings';

const { call, storedRows } = emptiedSettings();

test.each([
  ['{"loginDuration":{"count":9007199254740993,"unit":"d"}}', '/loginDuration/count', 'Login validity'],
  ['{"email":{"host":"a","port":25.00000000000000000001}}', '/email/port', 'Port'],
  ['{"userExpand":{"minPasswordLength":1e400}}', '/userExpand/minPasswordLength', 'Shortest password'],
  ['{"alarmTypes":[{"id":"a","level":12345678901234567890}]}', '/alarmTypes/0/level', 'Item 1: Alarm types'],
  ['{"nowhere":[12345678901234567890]}', '/nowhere/0', 'nowhere.0'],
])('%s names the title of the field whose number would be rounded', async (body, pointer, title) => {
  const before = await storedRows();
  const { status, body: answer } = await call({ method: 'PATCH', body, headers: { 'accept-language': 'en' } });
  const message = `${title} has more digits than a number keeps exactly. Use fewer digits, or a text field`;
  expect({ status, answer }).toMatchObject({ status: 400, answer: { pointer, message, faults: [{ message }] } });
  expect(await storedRows()).toBe(before);
});
