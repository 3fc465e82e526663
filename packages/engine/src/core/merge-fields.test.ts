import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@signalbox/schemas';
import { aForm, smsForm } from '../testing/a-form';
import { changesOf } from './changes-of';
import { derivedOf, mergeFields } from './merge-fields';
import { planForm } from './plan-form';

const idle = aForm({
  derive: { noOpExpire: '/noOpExpireSetting/time' },
  schema: {
    type: 'object',
    properties: {
      noOpExpireSetting: { type: 'object', properties: { count: {}, time: {} } },
      userExpand: {
        type: 'object',
        properties: { onlineMessage: { type: 'object', properties: { content: { type: 'string' } } } },
      },
    },
  },
  uiSchema: { noOpExpireSetting: { 'ui:widget': 'duration' } },
});
const plans = [planForm(idle), planForm(smsForm)];

describe('mergeFields', () => {
  it('replaces a field completely and merges sections', () => {
    const settings = { noOpExpireSetting: { count: 1, time: 60 }, sms: { operator: 'ali', appKey: 'k' }, other: 1 };
    const merged = mergeFields({ plans, settings, patch: { noOpExpireSetting: { time: 5 }, sms: { appKey: 'new' } } });
    expect(merged.settings).toEqual({
      noOpExpireSetting: { time: 5 },
      sms: { operator: 'ali', appKey: 'new' },
      other: 1,
    });
    expect(merged.pointers).toEqual(['/noOpExpireSetting', '/sms/appKey']);
  });

  it('removes a field for null, with the sections that become empty', () => {
    const settings = { userExpand: { onlineMessage: { content: 'x' } } };
    expect(
      mergeFields({ plans, settings, patch: { userExpand: { onlineMessage: { content: null } } } }).settings,
    ).toEqual({});
    const kept = mergeFields({
      plans,
      settings: { userExpand: { ...settings.userExpand, keep: 1 } },
      patch: { userExpand: null },
    });
    expect(kept.settings).toEqual({ userExpand: { keep: 1 } });
  });

  it('sets a field that may be null to it, but removes it with its section', () => {
    const note = planForm(
      aForm({
        schema: {
          type: 'object',
          properties: { lamp: { type: 'object', properties: { note: { type: ['string', 'null'] } } } },
        },
      }),
    );
    const settings = { lamp: { note: 'x' }, other: 1 };
    expect(mergeFields({ plans: [note], settings, patch: { lamp: { note: null } } }).settings).toEqual({
      lamp: { note: null },
      other: 1,
    });
    expect(mergeFields({ plans: [note], settings, patch: { lamp: null } })).toEqual({
      settings: { other: 1 },
      pointers: ['/lamp/note'],
      unknown: [],
    });
  });

  it('reports what no plan declares, prototype keys included, and does not merge it', () => {
    const patch = JSON.parse('{"unknown": 1, "sms": {"__proto__": {"x": 1}}, "userExpand": "text"}');
    const merged = mergeFields({ plans, settings: {}, patch });
    expect(merged).toEqual({ settings: {}, pointers: [], unknown: ['/unknown', '/sms/__proto__', '/userExpand'] });
  });

  it('ignores derived targets', () => {
    const merged = mergeFields({ plans, settings: {}, patch: { noOpExpire: 1, noOpExpireSetting: { time: 5 } } });
    expect(merged).toMatchObject({ settings: { noOpExpireSetting: { time: 5 } }, unknown: [] });
    expect(derivedOf({ form: idle, values: merged.settings })).toEqual({ noOpExpire: 5 });
    expect(derivedOf({ form: idle, values: {} })).toEqual({ noOpExpire: null });
  });

  it('stops at the limit of unknown names, not counting those that the settings have', () => {
    let reads = 0;
    const settings = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`old${index}`, 1]));
    const patch: JsonObject = Object.fromEntries(Object.keys(settings).map((name) => [name, null]));
    for (let index = 0; index < 1000; index += 1)
      Object.defineProperty(patch, `new${index}`, {
        enumerable: true,
        get() {
          reads += 1;
          return 1;
        },
      });
    const { unknown } = mergeFields({ plans, settings, patch, maxUnknown: 5 });
    expect(unknown.slice(-6)).toEqual(['/old9', '/new0', '/new1', '/new2', '/new3', '/new4']);
    expect(reads).toBe(5);
  });
});

it('sends a changed field completely, null for a removed one, and nothing for the same value in another order', () => {
  const [plan] = plans;
  if (plan === undefined) throw new Error('no plan');
  const before = { noOpExpireSetting: { count: 1, time: 60 }, userExpand: { onlineMessage: { content: 'x' } } };
  expect(changesOf({ plan, before, after: { noOpExpireSetting: { time: 60, count: 1 } } })).toEqual({
    patch: { userExpand: { onlineMessage: { content: null } } },
    pointers: ['/userExpand/onlineMessage/content'],
  });
});
