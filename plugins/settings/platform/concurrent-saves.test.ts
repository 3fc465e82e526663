import { describe, expect, it } from 'vitest';
import { emptiedSettings } from './testing/emptied-settings';

const { call, patch, storedRows } = emptiedSettings();

describe('two people saving', () => {
  it('keeps many concurrent saves of different fields', async () => {
    const bodies = [
      { name: 'Harbour' },
      { copyright: 'ours' },
      { layout: 'layout2' },
      { onlineCheck: true },
      { languages: ['en'] },
      { ftp: { host: 'files' } },
    ];
    const answers = await Promise.all(bodies.map((body) => patch(body, { 'if-match': '"0"' })));
    expect(answers.map((answer) => answer.status)).toEqual(bodies.map(() => 200));
    expect(new Set(answers.map((answer) => answer.headers['etag'])).size).toBe(bodies.length);
    expect((await call()).body).toMatchObject(Object.assign({}, ...bodies) as object);
  });

  it('rejects a stale save of the same field with revision and fields', async () => {
    await patch({ name: 'Harbour', copyright: 'ours' });
    const before = await storedRows();
    const { status, body } = await patch({ name: 'Quay', layout: 'layout2' }, { 'if-match': '"0"' });
    expect({ status, code: body['code'], revision: body['revision'], pointers: body['pointers'] }).toEqual({
      status: 400,
      code: 100_030_003,
      revision: 1,
      pointers: ['/name'],
    });
    expect(await storedRows()).toBe(before);
  });

  it('accepts a stale save that sets the current value', async () => {
    await patch({ name: 'Harbour' });
    expect((await patch({ name: 'Harbour' }, { 'if-match': '"0"' })).status).toBe(200);
  });

  it('lets the last save win without a revision', async () => {
    await patch({ name: 'Harbour' });
    expect((await patch({ name: 'Quay' })).status).toBe(200);
  });

  it('rejects an unknown revision and an invalid header', async () => {
    expect((await patch({ name: 'Quay' }, { 'if-match': '"7"' })).body['code']).toBe(100_030_003);
    expect((await patch({ name: 'Quay' }, { 'if-match': 'soon' })).body['field']).toBe('If-Match');
  });
});
