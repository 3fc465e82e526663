// @vitest-environment jsdom
import type { JsonObject } from '@signalbox/schemas/json';
import { afterEach, expect, it, vi } from 'vitest';
import { readLocalFilter, saveLocalFilter } from './local-filter';

const key = 'model_device_filter';
const owner = { path: 'owner', kind: 'text', title: 'Owner', groups: [], schema: {}, isExtra: false } as const;
const device = { id: 'm1', key: 'device', columns: [{ ...owner, isPersonal: true }] };
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('keeps filter, order and page size, and starts on the first page', () => {
  const place = {
    filter: { status: 'running' },
    sorts: [{ path: 'name', isDescending: true }],
    size: 50 as const,
    view: undefined,
  };
  saveLocalFilter(device, place);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
    filter: { status: 'running' },
    sorts: [{ name: -1 }],
    limit: 50,
    skip: 0,
  });
  expect(readLocalFilter('device')).toEqual(place);
});

it('keeps the chosen view, also one without a filter', () => {
  const place = { filter: undefined, sorts: [], size: 15 as const, view: 'v1' };
  saveLocalFilter(device, place);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ filter: {}, skip: 0, view: 'v1' });
  expect(readLocalFilter('device')).toEqual(place);
});

it('keeps nothing without a filter', () => {
  saveLocalFilter(device, { filter: { status: 'running' }, sorts: [], size: 15, view: undefined });
  saveLocalFilter(device, { filter: undefined, sorts: [], size: 15, view: undefined });
  expect(localStorage.getItem(key)).toBeNull();
  expect(readLocalFilter('device')).toBeUndefined();
});

it('leaves the query of another console that has no filter', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.setItem(key, '{"skip":15,"limit":15}');
  expect(readLocalFilter('device')).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
  expect(localStorage.getItem(key)).not.toBeNull();
});

it.each(['{"filter":', '[]', '{"filter":"x"}', 'null'])('drops %s, and says so in the console', (text) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.setItem(key, text);
  expect(readLocalFilter('device')).toBeUndefined();
  expect(warn.mock.calls).toEqual([['模型本地初始化信息解析失败']]);
  expect(localStorage.getItem(key)).toBeNull();
});

it.each<JsonObject>([
  { owner: 'ada@example.com' },
  { $or: [{ status: 'on' }, { $and: [{ owner: { $regex: 'ada' } }] }] },
])('keeps no filter with personal data: %j', (filter) => {
  saveLocalFilter(device, { filter, sorts: [], size: 15, view: undefined });
  expect(localStorage.getItem(key)).toBeNull();
  saveLocalFilter(device, { filter, sorts: [], size: 15, view: 'v1' });
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ filter: {}, view: 'v1' });
});
