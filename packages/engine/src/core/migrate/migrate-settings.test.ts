import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormDefinition, JsonObject, JsonSchema, MigrationStep, UiSchema } from '@signalbox/schemas';
import { compileForm } from '../../testing';
import { errorsOfForm } from '../errors/form-errors';
import { planForm } from '../plan-form';
import { formMigrations } from './form-migrations';
import { migratedSources, migrateSettings } from './migrate-settings';

interface Change {
  properties: Record<string, JsonSchema>;
  steps?: MigrationStep[];
  uiSchema?: UiSchema;
}

function aForm({ properties, steps = [], uiSchema = {} }: Change): FormDefinition {
  return {
    id: 'lights/base',
    place: { group: 'lights', order: 10 },
    permission: { edit: 'light.edit' },
    ...(steps.length === 0 ? {} : { migrate: [{ since: '1.1.0', steps }] }),
    schema: { type: 'object', additionalProperties: false, properties },
    uiSchema,
  };
}

/** Migrates as the server does at its start (`keepsSources`), or as a restore does. */
function migrated(change: Change, settings: JsonObject, keepsSources = false): JsonObject {
  return migrateSettings({ migrations: formMigrations(planForm(aForm(change))), settings, keepsSources }).settings;
}

const text: JsonSchema = { type: 'string', maxLength: 200 };
const port: JsonSchema = { type: 'integer', minimum: 1, maximum: 65_535 };
const address = { properties: { host: text, port }, steps: [{ split: '/address', at: ':', to: ['/host', '/port'] }] };
const shifts: Change = {
  properties: {
    shifts: { type: 'array', items: { type: 'object', properties: { code: { ...text, renamedFrom: 'key' } } } },
  },
};

describe('a migration', () => {
  it('gives a renamed property its value, at any depth, and in the items of a list', () => {
    expect(migrated({ properties: { greeting: { ...text, renamedFrom: 'welcome' } } }, { welcome: 'Hi' })).toEqual({
      greeting: 'Hi',
    });
    const section = { contact: { type: 'object', properties: { mail: { ...text, renamedFrom: 'post' } } } } as const;
    expect(migrated({ properties: section }, { contact: { post: 'a@b.example' } })).toEqual({
      contact: { mail: 'a@b.example' },
    });
    expect(migrated(shifts, { shifts: [{ key: 'A' }, { code: 'B' }, { key: 'C', code: 'D' }] }, true)).toEqual({
      shifts: [{ code: 'A' }, { code: 'B' }, { key: 'C', code: 'D' }],
    });
  });

  it('moves values out of a section that is gone, and follows a chain of names', () => {
    const steps = [{ rename: '/old/host', to: '/server' }];
    expect(migrated({ properties: { server: text }, steps }, { old: { host: 'a' } })).toEqual({ server: 'a' });
    expect(migrated({ properties: { server: text }, steps }, { old: { host: 'a', port: 1 } })).toEqual({
      server: 'a',
      old: { port: 1 },
    });
    const chain = [
      { rename: '/a', to: '/b' },
      { rename: '/b', to: '/c' },
    ];
    expect(migrated({ properties: { c: text }, steps: chain }, { a: 'x' })).toEqual({ c: 'x' });
    expect(migrated({ properties: { c: text }, steps: chain }, { a: 'x' }, true)).toEqual({ a: 'x', b: 'x', c: 'x' });
  });

  it('keeps a value for servers of the previous version, and knows that it is no value of its own', () => {
    const change = { properties: { greeting: { ...text, renamedFrom: 'welcome' } } };
    const kept = migrated(change, { welcome: 'Hi' }, true);
    expect(kept).toEqual({ welcome: 'Hi', greeting: 'Hi' });
    const migrations = formMigrations(planForm(aForm(change)));
    expect(migratedSources(migrations, kept)).toEqual(['/welcome']);
    expect(migratedSources(migrations, { welcome: 'Hi' })).toEqual([]);
  });

  it('leaves a value alone whose place is taken, or that cannot be split', () => {
    const change = { properties: { greeting: { ...text, renamedFrom: 'welcome' } } };
    expect(migrated(change, { welcome: 'Hi', greeting: 'Hello' })).toEqual({ welcome: 'Hi', greeting: 'Hello' });
    expect(migrated(change, { welcome: 'Hi', greeting: null })).toEqual({ welcome: 'Hi', greeting: null });
    expect(migrated(address, { address: 'mail:smtp' })).toEqual({ address: 'mail:smtp' });
    expect(migrated(address, { address: 4711 })).toEqual({ address: 4711 });
  });

  it('does not write into a section that is no object', () => {
    const contact: JsonSchema = { type: 'object', properties: { mail: text } };
    const change = { properties: { contact }, steps: [{ rename: '/mail', to: '/contact/mail' }] };
    const stored = { mail: 'a@b.example', contact: 'nobody' };
    expect(migrated(change, stored)).toEqual(stored);
  });

  it('splits a text, with and without its last part', () => {
    expect(migrated(address, { address: 'mail.example : 465' })).toEqual({ host: 'mail.example', port: 465 });
    expect(migrated(address, { address: 'mail.example' })).toEqual({ host: 'mail.example' });
    const path = {
      properties: { host: text, path: text },
      steps: [{ split: '/url', at: '/', to: ['/host', '/path'] }],
    };
    expect(migrated(path, { url: 'a.example/b/c' })).toEqual({ host: 'a.example', path: 'b/c' });
  });

  it('maps and clamps what the schema no longer accepts, in lists too', () => {
    const change: Change = {
      properties: {
        mode: { type: 'string', enum: ['steady'] },
        rates: { type: 'array', items: { type: 'integer', minimum: 1, exclusiveMaximum: 10 } },
      },
      steps: [{ map: '/mode', values: [{ from: 'still', to: 'steady' }] }, { clamp: '/rates/*' }],
    };
    expect(migrated(change, { mode: 'still', rates: [0, 2.6, 99, 5] })).toEqual({
      mode: 'steady',
      rates: [1, 3, 9, 5],
    });
  });

  it('names the changed fields and what was stored there', () => {
    const migrations = formMigrations(planForm(aForm(address)));
    const { applied } = migrateSettings({ migrations, settings: { address: 'a:1', host: null }, keepsSources: true });
    expect(applied).toEqual([]);
    const again = migrateSettings({ migrations, settings: { address: 'a:1' }, keepsSources: true });
    expect(again.applied).toEqual([
      { migration: migrations[0], pointers: ['/host', '/port'], before: { '/address': 'a:1' } },
    ]);
  });
});

/** Valid values of the earlier schema, a change of it, and for a change that loses nothing the way back. */
const cases: { name: string; values: fc.Arbitrary<JsonObject>; change: Change; back?: Change }[] = [
  {
    name: 'a renamed property',
    values: fc.record({ welcome: fc.string({ maxLength: 200 }) }, { requiredKeys: [] }),
    change: { properties: { greeting: { ...text, renamedFrom: 'welcome' } } },
    back: { properties: { welcome: { ...text, renamedFrom: 'greeting' } } },
  },
  {
    name: 'a renamed property of items',
    values: fc.record({ shifts: fc.array(fc.record({ key: fc.string({ maxLength: 200 }) }, { requiredKeys: [] })) }),
    change: shifts,
    back: {
      properties: {
        shifts: { type: 'array', items: { type: 'object', properties: { key: { ...text, renamedFrom: 'code' } } } },
      },
    },
  },
  {
    name: 'mapped values',
    values: fc.record({ mode: fc.constantFrom('still', 'flash') }),
    change: {
      properties: { mode: { type: 'string', enum: ['steady', 'blink'] } },
      steps: [
        {
          map: '/mode',
          values: [
            { from: 'still', to: 'steady' },
            { from: 'flash', to: 'blink' },
          ],
        },
      ],
    },
    back: {
      properties: { mode: { type: 'string', enum: ['still', 'flash'] } },
      steps: [
        {
          map: '/mode',
          values: [
            { from: 'steady', to: 'still' },
            { from: 'blink', to: 'flash' },
          ],
        },
      ],
    },
  },
  {
    name: 'a clamped number',
    values: fc.record({ port: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })) }),
    change: { properties: { port }, steps: [{ clamp: '/port' }] },
  },
  {
    name: 'a split text',
    values: fc.record({
      address: fc.oneof(
        fc.string({ maxLength: 200 }),
        fc.tuple(fc.domain(), fc.integer({ min: -5, max: 70_000 })).map((parts) => parts.join(':')),
      ),
    }),
    change: address,
  },
];

describe('any stored value', () => {
  it.each(cases)('with $name is valid after the migration, or reported; a second run changes nothing', (each) => {
    const { values, change } = each;
    const form = aForm(change);
    const plan = planForm(form);
    const [migrations, compiled] = [formMigrations(plan), compileForm(form)];
    const known = Object.keys(change.properties);
    fc.assert(
      fc.property(values, fc.boolean(), (stored, keepsSources) => {
        const once = migrateSettings({ migrations, settings: stored, keepsSources }).settings;
        expect(migrateSettings({ migrations, settings: once, keepsSources })).toEqual({ settings: once, applied: [] });
        const done = migratedSources(migrations, once);
        // Each earlier value is at its present place, or is still there to be shown as unknown.
        const unknown = Object.keys(once).filter((name) => !known.includes(name) && !done.includes(`/${name}`));
        const errors = errorsOfForm({ plan, compiled, values: once }).map(({ pointer }) => pointer);
        const isReported = each.change === address;
        expect([...unknown, ...errors].filter((name) => !isReported || !['address', '/port'].includes(name))).toEqual(
          [],
        );
      }),
    );
  });

  it.each(cases.filter(({ back }) => back))(
    'with $name comes back by the opposite change',
    ({ values, change, back }) => {
      fc.assert(
        fc.property(values, (stored) => {
          expect(migrated(back ?? change, migrated(change, stored))).toEqual(stored);
        }),
      );
    },
  );
});
