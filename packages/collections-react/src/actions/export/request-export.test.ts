import { ApiError, type ApiClient } from '@signalbox/api/client';
import { expect, it } from 'vitest';
import type { RecordExport } from '@signalbox/schemas/types';
import { requestExport } from './request-export';

const link = { url: '/core/recordExport?ticket=a', name: 'Pumps.xlsx', count: 1, isEstimate: false };
const request: RecordExport = { format: 'xlsx', filter: {}, columns: ['name'] };
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Answers the requests one after another. */
function apiWith(...answers: (typeof link | ApiError)[]) {
  const sent: unknown[] = [];
  const post: unknown = (_path: string, body: unknown) => {
    const answer = answers[sent.push(body) - 1];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { sent, api: { post } as ApiClient };
}
const rejected = (field: string) => new ApiError(400, { code: 1, message: 'no', detail: '', field });

it('sends the time zone of the browser', async () => {
  const { sent, api } = apiWith(link);
  expect(await requestExport(api, 'pump', request)).toEqual(link);
  expect(sent).toEqual([{ ...request, timeZone }]);
});

it('does without a time zone that the platform does not know', async () => {
  const { sent, api } = apiWith(rejected('timeZone'), link);
  expect(await requestExport(api, 'pump', request)).toEqual(link);
  expect(sent).toEqual([{ ...request, timeZone }, request]);
});

it('passes other errors on', async () => {
  const { sent, api } = apiWith(rejected('columns'), link);
  await expect(requestExport(api, 'pump', request)).rejects.toThrow('no');
  expect(sent).toHaveLength(1);
});
