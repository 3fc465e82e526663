import { PlatformError, type MessageLocale } from '@signalbox/api';
import { errorBody, registerErrors } from '@signalbox/platform-kit/rest';
import { beforeAll, expect, test } from 'vitest';
import { platformPlugin } from '../..';
import { backupErrors } from '../../../shared/errors';

beforeAll(() => registerErrors([platformPlugin]));

test('shows a reason by its own message, and an unknown one as it is', () => {
  const messageWith = (params: Record<string, string>) => messageOf('zh-Hans', params);
  expect(messageWith({ reason: 'fileMissing', path: 'a.png' })).toContain('文件 a.png 缺失或不完整');
  expect(messageWith({ reason: 'later' })).toContain('：later。');
});

test.each([
  ['en', 'flow', '“Flows” has no records, although 3 were expected'],
  ['zh-Hans', 'flow', '“流程”没有记录，应有 3 条'],
  ['zh-Hans', 'timeseries_record', '“所有项目的时序记录”没有记录'],
  ['en', 'later', '“later” has no records'],
] as const)('calls in %s the module %s of a reason what people choose it by', (language, module, sentence) => {
  const params = { reason: 'recordsMissing', module, expected: 3 };
  expect(messageOf(language, params)).toContain(sentence);
});

function messageOf(language: MessageLocale, params: Record<string, string | number>): string {
  return errorBody(new PlatformError(backupErrors.restoreReturned, { params }), language).message;
}
