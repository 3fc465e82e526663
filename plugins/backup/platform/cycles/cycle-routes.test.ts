import { aViewer } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aCycle, type CyclePlatform, createCyclePlatform } from '../testing/cycle-platform';

let platform: CyclePlatform;
beforeAll(async () => {
  platform = await createCyclePlatform();
});
afterAll(() => platform.close());
afterEach(() => {
  platform.viewer = aViewer();
});
const error = async (body: JsonObject) => {
  const answer = await platform.send('POST', 'backupCycle', body);
  expect(answer.status).toBe(400);
  return { field: answer.body['field'], message: answer.body['message'] };
};
const inHours = (hours: number) => new Date(platform.clock.now() + hours * 3_600_000).toISOString();

describe('core/backupCycle', () => {
  it('stores the values of known clients, and returns the first run', async () => {
    const item = { fileServer: true, html: false, mongodb: true };
    const id = await platform.addCycle({ item, mongoItem: ['theme', 'setting'], excludedDirs: ['photos'] });
    expect(await platform.cycle(id)).toEqual({
      id,
      ...aCycle({
        item: { fileServer: true, mongodb: true },
        mongoItem: ['theme', 'setting'],
        excludedDirs: ['photos'],
      }),
      retention: { kind: 'all' },
      isOffsite: false,
      disable: false,
      nextRun: inHours(1),
    });
    const query = {
      limit: 30,
      skip: 0,
      sort: { name: 1 },
      project: { name: 1, disable: 1, cycle: 1 },
      withCount: true,
    };
    const { list } = await platform.send('GET', `backupCycle?query=${encodeURIComponent(JSON.stringify(query))}`);
    expect(list).toContainEqual({ id, name: 'Hourly', disable: false, cycle: { count: 1, unit: 'h' } });
  });

  it('rejects values that the form rejects, with its messages', async () => {
    expect(await error(aCycle({ item: { mongodb: true } }))).toEqual({
      field: 'mongoItem',
      message: 'Data content required',
    });
    expect((await error(aCycle({ item: { fileServer: false } }))).field).toBe('item');
    expect((await error(aCycle({ item: 'all' }))).field).toBe('item');
    expect((await error(aCycle({ fileName: 'x'.repeat(31) }))).field).toBe('fileName');
    expect((await error(aCycle({ cycle: { count: 0, unit: 'h' } }))).field).toBe('cycle.count');
    expect((await error(aCycle({ cycle: { count: 1.5, unit: 'h' } }))).field).toBe('cycle.count');
    expect((await error(aCycle({ cycle: { count: 1, unit: 'm' } }))).field).toBe('cycle.unit');
    expect((await error(aCycle({ retention: { kind: 'count', count: 0 } }))).field).toBe('retention.count');
    expect((await error(aCycle({ excludedDirs: ['../secret'] }))).message).not.toBe('');
    expect((await error(aCycle({ owner: 'me' }))).field).toBe('owner');
    const { name: _name, ...nameless } = aCycle();
    expect((await error(nameless)).field).toBe('name');
  });

  it('ignores values of the server in a body', async () => {
    const id = await platform.addCycle({ nextRun: '2000-01-01T00:00:00.000Z', lastOutcome: { status: 'succeed' } });
    expect(await platform.cycle(id)).toMatchObject({ nextRun: inHours(1) });
    expect(await platform.cycle(id)).not.toHaveProperty('lastOutcome');
  });

  it('replaces complete fields, and keeps the rhythm unless it changes', async () => {
    const id = await platform.addCycle({ item: { fileServer: true, html: true }, cycle: { count: 4, unit: 'h' } });
    platform.clock.advance({ seconds: 3_600 });
    expect((await platform.send('PATCH', `backupCycle/${id}`, { id, item: { html: true } })).body).toEqual({
      status: 'OK',
    });
    expect(await platform.cycle(id)).toMatchObject({ item: { html: true }, nextRun: inHours(3) });
    expect((await platform.cycle(id))['item']).toEqual({ html: true });
    await platform.send('PATCH', `backupCycle/${id}`, { cycle: { count: 1, unit: 'd' } });
    expect(await platform.cycle(id)).toMatchObject({ nextRun: inHours(24) });
    const { status, body } = await platform.send('PATCH', `backupCycle/${id}`, { fileName: '' });
    expect([status, body['field']]).toEqual([400, 'fileName']);
  });

  it('is replaced by PUT, and keeps its rhythm and the values of the server', async () => {
    const id = await platform.addCycle({ isOffsite: true, retention: { kind: 'count', count: 2 } });
    const { nextRun } = await platform.cycle(id);
    platform.clock.advance({ seconds: 60 });
    const whole = aCycle({ name: 'Renamed', item: { html: true } });
    const answer = await platform.send('PUT', `backupCycle/${id}`, { ...whole, id: 'other', lastRun: 'never' });
    expect(answer).toMatchObject({ status: 200, body: { status: 'OK' } });
    const plain = { retention: { kind: 'all' }, isOffsite: false, disable: false };
    expect(await platform.cycle(id)).toEqual({ id, ...whole, ...plain, nextRun });
    await platform.send('PUT', `backupCycle/${id}`, aCycle({ cycle: { count: 1, unit: 'd' } }));
    expect(await platform.cycle(id)).toMatchObject({ nextRun: inHours(24), item: { fileServer: true } });
  });

  it('rejects a PUT of an incomplete cycle', async () => {
    const id = await platform.addCycle();
    const before = await platform.cycle(id);
    const { name: _name, ...nameless } = aCycle();
    const answers = [nameless, aCycle({ owner: 'me' }), { disable: true }].map((body) =>
      platform.send('PUT', `backupCycle/${id}`, body),
    );
    expect((await Promise.all(answers)).map(({ status, body }) => [status, body['field']])).toEqual([
      [400, 'name'],
      [400, 'owner'],
      [400, 'name'],
    ]);
    expect(await platform.cycle(id)).toEqual(before);
    expect((await platform.send('PUT', 'backupCycle/none', aCycle())).body['code']).toBe(100_030_002);
  });

  it('has no next run while it is disabled', async () => {
    const id = await platform.addCycle();
    await platform.send('PATCH', `backupCycle/${id}`, { disable: true, id });
    expect(await platform.cycle(id)).not.toHaveProperty('nextRun');
    await platform.send('PATCH', `backupCycle/${id}`, { disable: false, id });
    expect(await platform.cycle(id)).toMatchObject({ nextRun: inHours(1) });
  });

  it('keeps a time of day and its zone, and works the next run out again when one changes', async () => {
    const nightly = { cycle: { count: 1, unit: 'd' }, at: '02:30', timeZone: 'Asia/Kathmandu' };
    const id = await platform.addCycle(nightly);
    const next = async () => String((await platform.cycle(id))['nextRun']).slice(11, 16);
    expect(await platform.cycle(id)).toMatchObject(nightly);
    expect(await next()).toBe('20:45');
    await platform.send('PATCH', `backupCycle/${id}`, { id, name: 'Renamed' });
    expect(await platform.cycle(id)).toMatchObject({ ...nightly, name: 'Renamed' });
    await platform.send('PATCH', `backupCycle/${id}`, { at: '03:00' });
    expect(await next()).toBe('21:15');
    await platform.send('PATCH', `backupCycle/${id}`, { timeZone: 'UTC' });
    expect(await next()).toBe('03:00');
    // By the offset of the request, which is +08:00.
    await platform.send('PATCH', `backupCycle/${id}`, { timeZone: null });
    expect(await platform.cycle(id)).not.toHaveProperty('timeZone');
    expect(await next()).toBe('19:00');
    await platform.send('PATCH', `backupCycle/${id}`, { at: null });
    expect(await platform.cycle(id)).toMatchObject({ nextRun: inHours(24) });
  });

  it.each([
    ['at', '2:30'],
    ['at', '24:00'],
    ['at', 230],
    ['timeZone', 'Mars/Olympus'],
    ['timeZone', '+08:00'],
    ['timeZone', ' '],
  ])('rejects %s %j', async (field, value) => {
    const { message, ...found } = await error(aCycle({ cycle: { count: 1, unit: 'd' }, [field]: value }));
    expect(found).toEqual({ field });
    expect(message).toMatch(/Time of day|Time zone|Europe\/Oslo/);
  });

  it('rejects a time of day for a cycle of hours', async () => {
    expect((await error(aCycle({ at: '02:30' }))).field).toBe('at');
  });

  it('requires the permission of each method', async () => {
    const id = await platform.addCycle();
    const attempts = [
      ['GET', 'backupCycle', undefined, 'backupCycle.view'],
      ['GET', `backupCycle/${id}`, undefined, 'backupCycle.view'],
      ['POST', 'backupCycle', aCycle(), 'backupCycle.add'],
      ['PATCH', `backupCycle/${id}`, { disable: true }, 'backupCycle.edit'],
      ['PUT', `backupCycle/${id}`, aCycle(), 'backupCycle.edit'],
      ['POST', 'backupCycle/retentionPreview', { retention: { kind: 'all' } }, 'backupCycle.view'],
      ['DELETE', `backupCycle/${id}`, undefined, 'backupCycle.delete'],
    ] as const;
    const all = ['backupCycle.view', 'backupCycle.add', 'backupCycle.edit', 'backupCycle.delete', 'backup.view'];
    for (const [method, path, body, permission] of attempts) {
      const others = new Set(all.filter((each) => each !== permission));
      platform.viewer = aViewer({ isSuper: false, permissions: others });
      expect((await platform.send(method, path, body)).status, `${method} ${path}`).toBe(401);
      platform.viewer = aViewer({ isSuper: false, permissions: new Set([permission]) });
      expect((await platform.send(method, path, body)).status, `${method} ${path}`).toBe(200);
    }
  });
});
