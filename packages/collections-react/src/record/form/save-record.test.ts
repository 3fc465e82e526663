import { createApiClient } from '@signalbox/api/client';
import type { Submission } from '@signalbox/engine/react';
import { expect, it } from 'vitest';
import { saveRecord } from './save-record';

const submission: Submission = { values: { name: 'North', size: 5 }, patch: { size: 5 }, pointers: ['/size'] };
const base = { values: { name: 'North', size: 4 }, version: '"1"' };
const conflict = { code: 100_030_003, message: 'Another user was first', detail: '', field: '' };

/** A platform whose record has `theirs`, version 2. It accepts changes of that version only. */
function save(theirs: { name: string; size: number }) {
  const sent: [version: string | null, body: unknown][] = [];
  const reach: typeof fetch = async (_input, { headers, body } = {}) => {
    const version = new Headers(headers).get('If-Match');
    sent.push([version, JSON.parse(String(body))]);
    return version === '"2"' ? Response.json({ status: 'OK' }) : Response.json(conflict, { status: 400 });
  };
  const api = createApiClient({ baseUrl: '/rest', fetch: reach });
  const read = async () => ({ values: theirs, version: '"2"' });
  return {
    sent,
    saved: saveRecord({ api, resource: 'core/record/pump', id: 'a', submission, secrets: [], base, read }),
  };
}

it('sends the changed fields again when another user has saved other fields meanwhile', async () => {
  const { saved, sent } = save({ name: 'South', size: 4 });
  await saved;
  expect(sent).toEqual([
    ['"1"', { size: 5 }],
    ['"2"', { size: 5 }],
  ]);
});

it('rejects when another user has changed the same field to another value', async () => {
  const { saved, sent } = save({ name: 'North', size: 6 });
  await expect(saved).rejects.toMatchObject({ errorName: 'conflict' });
  expect(sent).toHaveLength(1);
});

it('accepts that another user has changed the field to the same value', async () => {
  await expect(save({ name: 'North', size: 5 }).saved).resolves.toBeUndefined();
});

it('removes a secret also where the values have null inside, and are sent as a whole', async () => {
  const sent: [method: string | undefined, body: unknown][] = [];
  const reach: typeof fetch = async (_input, { method, body } = {}) => {
    sent.push([method, JSON.parse(String(body))]);
    return Response.json({ status: 'OK' });
  };
  const kept = { code: { isSet: true }, door: {} };
  const stored = { values: { ...kept, limits: {}, door: { key: { isSet: true } } }, version: '"1"' };
  const pointers = ['/limits', '/door/key'];
  const values = { ...kept, limits: { low: null } };
  await saveRecord({
    api: createApiClient({ baseUrl: '/rest', fetch: reach }),
    resource: 'core/record/pump',
    id: 'a',
    submission: { values, patch: {}, pointers },
    secrets: ['/code', '/door/key', '/pin'],
    base: stored,
    read: async () => stored,
  });
  expect(sent).toEqual([['PUT', { ...values, door: { key: null } }]]);
});
