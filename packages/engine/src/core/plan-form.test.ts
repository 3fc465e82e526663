import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '@signalbox/schemas';
import { aForm, rejected, smsForm } from '../testing/a-form';
import { planForm } from './plan-form';

const shows = (target: string, reader: string) => ({
  if: { required: [reader] },
  else: { properties: { [target]: rejected } },
});
const namesOf = (form: Parameters<typeof planForm>[0]) => planForm(form).fields.map((field) => field.pointer);

describe('planForm', () => {
  it('orders fields by ui:order, with * for the others, and ignores unknown names', () => {
    const schema = { type: 'object' as const, properties: { a: {}, b: {}, c: {} } };
    expect(namesOf(aForm({ schema, uiSchema: { 'ui:order': ['c', 'gone', '*'] } }))).toEqual(['/c', '/a', '/b']);
    expect(namesOf(aForm({ schema, uiSchema: { 'ui:order': ['b'] } }))).toEqual(['/b', '/a', '/c']);
  });

  it('plans plain objects as sections and an object with a widget as one field', () => {
    const duration = { type: 'object' as const, properties: { count: {}, unit: {} } };
    const plan = planForm(
      aForm({
        schema: {
          type: 'object',
          properties: { login: { type: 'object', properties: { duration, limit: duration } } },
        },
        uiSchema: { login: { duration: { 'ui:widget': 'duration' } } },
      }),
    );
    expect(plan.fields.map((field) => [field.pointer, field.section])).toEqual([
      ['/login/duration', '/login'],
      ['/login/limit/count', '/login/limit'],
      ['/login/limit/unit', '/login/limit'],
    ]);
    expect(plan.sections.map((section) => section.pointer)).toEqual(['/login', '/login/limit']);
  });

  it('chooses a widget by type, and leaves what it cannot flatten to RJSF', () => {
    const plan = planForm(
      aForm({
        schema: {
          type: 'object',
          properties: {
            text: { type: 'string' },
            integer: { type: 'integer' },
            yes: { type: 'boolean' },
            pick: { type: 'string', enum: ['a'] },
            rows: { type: 'array', items: { type: 'object' } },
            tags: { type: 'array', items: { type: 'string' } },
            either: { oneOf: [{ type: 'string' }, { type: 'object' }] },
            own: { type: 'string' },
            hush: { writeOnly: true, type: 'string' },
            map: { type: 'object', additionalProperties: { type: 'string' } },
            spin: { type: 'integer' },
            hint: { type: 'null' },
            kind: { type: 'string', const: 'led' },
            place: { type: 'object', properties: { city: { type: 'string' } }, const: { city: 'Riga' } },
            at: { type: 'string', format: 'time' },
          },
        },
        uiSchema: { own: { 'ui:field': 'Mine' }, spin: { 'ui:widget': 'updown' } },
      }),
    );
    expect(Object.fromEntries(plan.fields.map((field) => [field.path[0], field.widget]))).toEqual({
      text: 'text',
      integer: 'number',
      yes: 'switch',
      pick: 'select',
      rows: 'list',
      tags: 'rjsf',
      either: 'rjsf',
      own: 'rjsf',
      hush: 'secret',
      map: 'rjsf',
      spin: 'updown',
      hint: 'note',
      kind: 'constant',
      place: 'constant',
      at: 'time',
    });
    expect(plan.fields.filter((field) => field.isSecret).map((field) => field.pointer)).toEqual(['/hush']);
  });

  it('reads from false subschemas which fields a condition shows, and from required which ones it requires', () => {
    const plan = planForm(smsForm);
    const sign = plan.fields.find((field) => field.pointer === '/sms/signName');
    expect(sign).toMatchObject({ when: [0], isRequired: true, requiredWhen: [] });
    expect(plan.conditions[0]).toMatchObject({ at: '/sms', reads: ['/sms/operator'] });
    expect(plan.conditions[1]?.schema).toHaveProperty('not');
    expect(plan.fields.find((field) => field.pointer === '/sms/signColor')?.when).toEqual([1]);
  });

  it('supports a field that is always shown but required under a condition', () => {
    const plan = planForm(
      aForm({
        schema: {
          type: 'object',
          properties: { on: { type: 'boolean' }, why: { type: 'string' } },
          if: { properties: { on: { const: true } } },
          then: { required: ['why'] },
        },
      }),
    );
    expect(plan.fields[1]).toMatchObject({ when: [], isRequired: false, requiredWhen: [0] });
  });

  it('hides every field of a section that a condition hides', () => {
    const plan = planForm(
      aForm({
        schema: {
          type: 'object',
          properties: {
            on: { type: 'boolean' },
            more: { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } },
          },
          allOf: [
            { if: { properties: { on: { const: true } }, required: ['on'] }, else: { properties: { more: rejected } } },
          ],
        },
      }),
    );
    expect(plan.fields.map((field) => field.when)).toEqual([[], [0], [0]]);
  });

  it('makes a condition with a comparison read the two fields that it compares', () => {
    const compare = { property: 'until', operator: '>', with: 'from' } as const;
    const schema = {
      type: 'object' as const,
      properties: { from: {}, until: {}, other: {}, reason: {} },
      if: { compare },
      else: { properties: { reason: rejected } },
    };
    expect(planForm(aForm({ schema })).conditions.map(({ reads }) => reads)).toEqual([['/from', '/until']]);
  });

  it('makes a condition on a field of a section read no other field of it', () => {
    const section = { type: 'object' as const, properties: { kind: {}, more: {} } };
    const plan = (inner: JsonSchema) =>
      planForm(
        aForm({
          schema: {
            type: 'object',
            properties: { section },
            if: { required: ['section'], properties: { section: inner } },
            else: { properties: { section: { properties: { more: rejected } } } },
          },
        }),
      );
    const kind = { properties: { kind: { const: 'a' } } };
    expect(plan({ ...kind, required: ['kind'] }).conditions[0]?.reads).toEqual(['/section/kind']);
    // An empty section satisfies it, so its other fields decide too.
    expect(() => plan(kind)).toThrow(/wait for each other/);
  });

  it('rejects conditions that depend on each other', () => {
    const form = aForm({
      schema: { type: 'object', properties: { a: {}, b: {} }, allOf: [shows('a', 'b'), shows('b', 'a')] },
    });
    expect(() => planForm(form)).toThrow(/wait for each other/);
  });
});
