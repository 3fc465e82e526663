import { expect, it } from 'vitest';
import { noticeStatuses } from '../../shared/notice-log';
import { mayChange } from './may-change';

const endTime = '2026-01-01T00:00:00.000Z';
const statusesAfter = (milliseconds: number) =>
  noticeStatuses.filter((status) => mayChange({ status, endTime }, Date.parse(endTime) + milliseconds));

it('expects a change of messages that wait, are being sent, or were accepted in the last minute', () => {
  expect(statusesAfter(59_999)).toEqual(['queued', 'sending', 'accepted']);
  expect(statusesAfter(60_000)).toEqual(['queued', 'sending']);
});
