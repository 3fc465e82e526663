import { expect, test } from 'vitest';
import { PlatformError } from '@signalbox/api';
import { errorBody } from './error-body';
import { errorMessages, withReason } from './error-messages';
import { errorSentence } from './error-sentence';
import { addMessages } from './platform-messages';

test.each([
  ['en', 1, 'The account is frozen, try again in 1 second'],
  ['en', 2, 'The account is frozen, try again in 2 seconds'],
  ['zh-Hans', 1, '账号已被冻结，请在1秒后重试'],
] as const)('counts the seconds of an error in %s: %d', (language, count, sentence) => {
  expect(errorMessages({ name: 'accountFrozen', language, params: { count } })).toBe(sentence);
});

test.each([
  ['en', 'The validation of these values takes too long. Shorten long texts and lists'],
  ['zh-Hans', '校验这些值耗时过长。请缩短较长的文本和列表'],
] as const)('says in %s that values take too long', (language, message) => {
  const error = new PlatformError('invalidField', { errors: [{ pointer: '', keyword: 'tooSlow', params: {} }] });
  expect(errorBody(error, language)).toMatchObject({ message, faults: [{ message }] });
});

test.each([
  [1, 'Name needs at least 1 character'],
  [2, 'Name needs at least 2 characters'],
])('counts the limit of an error: %d', (limit, sentence) => {
  const error = { pointer: '/name', keyword: 'minLength', params: { limit } };
  expect(errorSentence({ error, language: 'en' })).toBe(sentence);
});

test.each([
  ['en', 'The request needs at least 1 entry'],
  ['zh-Hans', '请求至少需要1项'],
] as const)('names the request, if it is no field of it that is invalid, in %s', (language, sentence) => {
  const error = { pointer: '', keyword: 'minProperties', params: { limit: 1 } };
  expect(errorSentence({ error, language })).toBe(sentence);
});

test.each([
  ['en', '/name', 'Name cannot be empty'],
  ['zh-Hans', '/name', '名称不能为空'],
  ['en', '/permissions/3', 'Permissions cannot be empty'],
  ['en', '/tokens/colorPrimary', 'Theme values › colorPrimary cannot be empty'],
  ['en', '/unheardOf/3', 'unheardOf.3 cannot be empty'],
] as const)('names the field of a request in %s: %s', (language, pointer, sentence) => {
  expect(errorSentence({ error: { pointer, keyword: 'required', params: {} }, language })).toBe(sentence);
});

test('names a module by its title', () => {
  addMessages({ en: { 'fields.moduleRules': 'Data content' }, 'zh-Hans': {} });
  const error = { pointer: '/moduleRules/theme', keyword: 'enum', params: { allowedValues: [0, 1, 2] } };
  const sentence = errorSentence({ error, language: 'en' });
  expect(sentence).toBe('Data content › Themes must be one of: 0, 1, 2');
});

test.each([
  ['en', '/username', 'its field “User name” is not a name'],
  ['zh-Hans', '/username', '字段“用户名”不是名称'],
  ['en', '/values/level', 'its field “Values › level” is not a name'],
  ['en', '/unheard~1of', 'its field “unheard/of” is not a name'],
] as const)('names the field of an invalid record in %s: %s', (language, field, sentence) => {
  const params = { module: 'user', line: 3, reason: 'record.noUsername', field };
  expect(errorSentence({ error: { pointer: '/file', keyword: 'archive.lineInvalid', params }, language })).toContain(
    sentence,
  );
});

test.each([
  ['en', 'file', 'The value of “File” is not accepted'],
  ['zh-Hans', 'file', '“文件”的值无效'],
  ['en', 'filter.cost', 'The value of “Filter › cost” is not accepted'],
  ['en', 'filter.theme', 'The value of “Filter › theme” is not accepted'],
] as const)('names the field of an error in %s: %s', (language, field, message) => {
  expect(errorBody(new PlatformError('invalidField', { field }), language)).toMatchObject({ field, message });
});

test.each([
  ['en', 600, 'Login validity must be at least 10 minutes'],
  ['en', 60, 'Login validity must be at least 1 minute'],
  ['en', 604_800, 'Login validity must be at least 7 days'],
  ['en', 90, 'Login validity must be at least 90 seconds'],
  ['zh-Hans', 7_200, '2小时'],
] as const)('gives a length of time its unit in %s: %d s', (language, limit, sentence) => {
  const error = { pointer: '/loginDuration/time', keyword: 'minimum', params: { limit } };
  expect(errorSentence({ error, formId: 'reception_settings/login', language })).toContain(sentence);
});

test.each([
  ['en', 'notice_settings/log', '/noticeLog/keepDays', 'minimum', 1, 'Retention of messages must be at least 1 day'],
  ['zh-Hans', 'notice_settings/log', '/noticeLog/keepDays', 'minimum', 1, '不能小于1天'],
  ['en', 'bbs_realtime/base', '/tsdbRetentionDays', 'minimum', 7, 'Retention of values must be at least 7 days'],
  ['zh-Hans', 'safe_request/password', '/userExpand/minPasswordLength', 'maximum', 64, '不能大于64个字符'],
  // A number without a unit.
  ['en', 'notice_settings/email', '/email/port', 'maximum', 65_535, 'Port must be at most 65535'],
] as const)('gives the limit of a number its unit in %s: %s', (language, formId, pointer, keyword, limit, sentence) => {
  const error = { pointer, keyword, params: { limit } };
  expect(errorSentence({ error, formId, language })).toMatch(new RegExp(`${sentence}$`));
});

test.each([
  ['en', '/name', '>=', 'Copyright must be at least System name'],
  ['zh-Hans', '/name', '!=', '不能与'],
] as const)('names the field that another one was compared with in %s', (language, other, operator, sentence) => {
  const error = {
    pointer: '/copyright',
    keyword: 'compare',
    params: { propertyName: 'copyright', operator, with: other.slice(1) },
  };
  expect(errorSentence({ error, formId: 'settings/base', language })).toContain(sentence);
});

test.each([
  ['en', 'the settings of north are not valid at E-mail › Port'],
  ['zh-Hans', '项目 north 的设置在 邮件 › 端口 处无效'],
] as const)('names the setting in a reason by its titles in %s', (language, sentence) => {
  addMessages({
    en: { 'reasons.settingsInvalid': 'the settings of {project} are not valid at {field}' },
    'zh-Hans': { 'reasons.settingsInvalid': '项目 {project} 的设置在 {field} 处无效' },
  });
  const params = { reason: 'settingsInvalid', project: 'north', form: 'notice_settings/email', field: '/email/port' };
  expect(withReason(params, language)['reason']).toBe(sentence);
});

test.each([
  ['en', 'At Pump › speed: the keyword “oneOf” is not supported'],
  ['zh-Hans', '位置 水泵 › speed：'],
] as const)('names the place in a schema by the titles around it in %s', (language, sentence) => {
  const { message, params } = errorBody(
    new PlatformError('formNotSupported', {
      params: { place: '/properties/pump/properties/speed', reason: 'form.keyword', keyword: 'oneOf' },
      place: [{ en: 'Pump', zh_Hans: '水泵' }, 'speed'],
    }),
    language,
  );
  expect(message).toContain(sentence);
  expect(params?.['place']).not.toContain('/');
});
