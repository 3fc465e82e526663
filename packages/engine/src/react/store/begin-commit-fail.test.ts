import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { Pointer } from '../../core';
import { aForm, smsForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { createFormStore } from './form-store';

const saved = { sms: { operator: 'ali', appKey: 'key', signName: 'sign' }, name: "another tab's" };
const compiled = compileForm(smsForm);
const aStore = (values: JsonObject = saved) => createFormStore({ form: smsForm, compiled, values });

describe('a save', () => {
  it('takes the values of its begin; later edits stay unsaved', () => {
    const store = aStore();
    store.setValue('/sms/appKey', 'sent');
    expect(store.begin()).toMatchObject({ patch: { sms: { appKey: 'sent' } }, pointers: ['/sms/appKey'] });
    store.setValue('/sms/appKey', 'later');
    store.commit();
    expect(store.state).toBe('modifiedSinceSubmit');
    store.setValue('/sms/appKey', 'sent');
    expect(store.state).toBe('pristine');
  });

  it('keeps a value that was set back to the former saved one while it ran', () => {
    const store = aStore();
    store.setValue('/sms/appKey', 'sent');
    store.begin();
    store.setValue('/sms/appKey', 'key');
    store.commit();
    expect(store.changes().patch).toEqual({ sms: { appKey: 'key' } });
  });

  it("takes the server's values for all fields without a newer edit", () => {
    const store = aStore();
    store.setValue('/sms/appKey', 'sent');
    store.begin();
    store.commit({ sms: { operator: 'ali', appKey: 'normalized', signName: 'theirs' } });
    expect(store.values()).toEqual({ sms: { operator: 'ali', appKey: 'normalized', signName: 'theirs' } });
    expect(store.isDirty).toBe(false);
  });

  it('keeps newer saved values of other fields that arrived while it ran', () => {
    const store = aStore();
    store.setValue('/sms/appKey', 'sent');
    store.begin();
    store.rebase({ sms: { operator: 'ali', appKey: 'key', signName: 'theirs' } });
    store.commit();
    expect(store.values()).toEqual({ sms: { operator: 'ali', appKey: 'sent', signName: 'theirs' } });
    expect(store.isDirty).toBe(false);
  });

  it('keeps a value typed again over the newer saved one of another user, in a field that it did not send', () => {
    const store = aStore();
    store.setValue('/sms/appKey', 'sent');
    store.begin();
    store.rebase({ sms: { operator: 'ali', appKey: 'key', signName: 'theirs' } });
    store.setValue('/sms/signName', 'sign');
    store.commit();
    expect(store.changes().patch).toEqual({ sms: { signName: 'sign' } });
  });

  it('keeps a value that was set back to the former saved one when another user changes it', () => {
    const store = aStore();
    store.setValue('/sms/appKey', 'sent');
    store.begin();
    store.setValue('/sms/appKey', 'key');
    store.rebase({ sms: { operator: 'ali', appKey: 'theirs', signName: 'sign' } });
    store.commit();
    expect(store.changes().patch).toEqual({ sms: { appKey: 'key' } });
  });

  it('that fails changes nothing and shows the errors of the server', () => {
    const store = aStore();
    store.setValue('/sms/appKey', 'sent');
    store.begin();
    store.fail([{ pointer: '/sms/appKey', keyword: 'unique', params: {} }]);
    expect(store.changes().patch).toEqual({ sms: { appKey: 'sent' } });
    expect(store.jotai.get(store.field('/sms/appKey').error)).toMatchObject({ keyword: 'unique' });
    expect(store.state).toBe('dirty');
  });

  it('shows the error of a value that was typed while it ran', () => {
    const store = aStore();
    store.setValue('/sms/appKey', 'sent');
    store.begin();
    store.setValue('/sms/appKey', 'x'.repeat(21));
    store.commit();
    expect(store.jotai.get(store.field('/sms/appKey').error)).toMatchObject({ keyword: 'maxLength' });
  });

  it('cannot start twice, and cannot end without a start', () => {
    const store = aStore();
    expect(() => store.commit()).toThrow('no save is running');
    expect(() => store.fail()).toThrow('no save is running');
    store.begin();
    expect(store.begin()).toBe('busy');
  });
});

const form = aForm({
  schema: { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string' } } },
});
const compiledTab = compileForm(form);
const fields = ['/a', '/b', '/c'];

type Step =
  | { kind: 'edit'; tab: number; pointer: Pointer; value: string | undefined }
  | { kind: 'begin' | 'saved' | 'rejected' }
  | { kind: 'conflict'; tab: number; pointer: Pointer; value: string };

const value = fc.constantFrom('x', 'y', 'z');
const tab = fc.constantFrom(0, 1);
const pointer = fc.constantFrom(...fields);
const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ kind: fc.constant('edit' as const), tab, pointer, value: fc.option(value, { nil: undefined }) }),
    fc.record({ kind: fc.constantFrom('begin' as const, 'saved' as const, 'rejected' as const) }),
    fc.record({ kind: fc.constant('conflict' as const), tab, pointer, value }),
  ),
  { maxLength: 40 },
);

type Texts = Record<Pointer, JsonValue | undefined>;

/** The values at these pointers, without undefined ones. */
function valuesOf(texts: Texts): JsonObject {
  const next = Object.fromEntries(Object.entries(texts).map(([each, text]) => [each.slice(1), text]));
  return JSON.parse(JSON.stringify(next)) as JsonObject;
}

const of = <Item>(list: Item[], index: number): Item => list[index] as Item;

/** Plays the steps on two tabs and on a model of both, and expects that they agree after each. */
function play(sequence: Step[]): void {
  const tabs = [0, 1].map(() => createFormStore({ form, compiled: compiledTab, values: { a: 'x' } }));
  // The model: what the server has, what each field shows, what a running save has sent, and what was edited since.
  const server: Texts[] = [{ '/a': 'x' }, { '/a': 'x' }];
  const typed: Texts[] = [{ '/a': 'x' }, { '/a': 'x' }];
  let sent: (Texts | undefined)[] = [];
  let edited = [new Set<Pointer>(), new Set<Pointer>()];

  const run = (step: Step) => {
    switch (step.kind) {
      case 'edit':
        of(tabs, step.tab).setValue(step.pointer, step.value);
        of(typed, step.tab)[step.pointer] = step.value;
        of(edited, step.tab).add(step.pointer);
        return;
      case 'begin':
        if (sent.length > 0) return;
        edited = tabs.map(() => new Set<Pointer>());
        sent = tabs.map((store, index) => {
          const submission = store.begin();
          return typeof submission === 'string'
            ? undefined
            : Object.fromEntries(submission.pointers.map((each) => [each, of(typed, index)[each]]));
        });
        return;
      case 'saved':
        sent.forEach((values, index) => {
          of(tabs, index).commit();
          Object.assign(of(server, index), values);
          for (const [pointer, value] of Object.entries(values ?? {}))
            if (!of(edited, index).has(pointer)) of(typed, index)[pointer] = value;
        });
        sent = [];
        return;
      case 'rejected':
        sent.forEach((_, index) => of(tabs, index).fail());
        sent = [];
        return;
      case 'conflict': {
        const theirs = of(server, step.tab);
        const mine = of(typed, step.tab);
        const values = sent[step.tab];
        const isEditedSinceSent =
          values !== undefined && step.pointer in values && of(edited, step.tab).has(step.pointer);
        if (mine[step.pointer] === theirs[step.pointer] && !isEditedSinceSent) mine[step.pointer] = step.value;
        theirs[step.pointer] = step.value;
        of(tabs, step.tab).rebase(valuesOf(theirs));
      }
    }
  };
  for (const step of sequence) {
    run(step);
    tabs.forEach((store, index) => {
      const dirty = fields.filter((each) => of(typed, index)[each] !== of(server, index)[each]);
      expect(fields.map(store.value)).toEqual(fields.map((each) => of(typed, index)[each]));
      expect(store.changes().pointers).toEqual(dirty);
    });
  }
}

it('loses no edit of two tabs, however edits, saves, rejections and saves of others interleave', () => {
  fc.assert(fc.property(steps, play), { numRuns: 300 });
});
