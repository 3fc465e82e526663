import { expect, it } from 'vitest';
import { fieldId } from './field-id';

it('has no blank, which would make two ids of one', () => {
  expect(fieldId('settings/base', { messageKey: 'owner.Any pets?' })).toBe('settings/base.owner.Any%20pets?');
});

it('is the path of the messages', () => {
  expect(fieldId('notice_settings/sms', { messageKey: 'sms.appKey' })).toBe('notice_settings/sms.sms.appKey');
});
