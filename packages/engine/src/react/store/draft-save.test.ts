import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JsonObject } from '@signalbox/schemas';
import { readAt, writeAt } from '../../core';
import { smsForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { createFormStore } from './form-store';

const compiled = compileForm(smsForm);
const saved = { sms: { operator: 'ali', appKey: 'key', signName: 'sign' } };
const aStore = () => createFormStore({ form: smsForm, compiled, values: saved });

const pointers = ['/sms/appKey', '/sms/signName'];
const anEdit = fc.record({
  kind: fc.constant('edit' as const),
  tab: fc.nat({ max: 1 }),
  at: fc.constantFrom(...pointers),
  text: fc.constantFrom('a', 'b', 'c'),
});
/** `silent`: the server saved, and answered without the settings. */
const anOutcome = fc.constantFrom('saved', 'conflict', 'silent');
const aStep = fc.oneof(
  { weight: 5, arbitrary: anEdit },
  { weight: 2, arbitrary: fc.constant({ kind: 'begin' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('end' as const), outcomes: fc.tuple(anOutcome, anOutcome) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('theirs' as const),
      at: fc.constantFrom(...pointers),
      text: fc.constantFrom('x', 'y'),
    }),
  },
);

/**
 * Two tabs over one server. The model keeps per tab the last value that the user typed and that no save has stored.
 * A tab must show exactly that value, and the server's value in every other field.
 */
it('loses no typed value and shows no stale one when one of two saves fails or the server answers with its values', () => {
  fc.assert(
    fc.property(fc.array(aStep, { maxLength: 25 }), (steps) => {
      const tabs = [aStore(), aStore()].map((store) => ({ store, typed: new Map<string, string>() }));
      const servers: JsonObject[] = [saved, saved];
      let running: JsonObject[] | undefined;
      for (const step of steps) {
        if (step.kind === 'edit') {
          tabs[step.tab]?.store.setValue(step.at, step.text);
          tabs[step.tab]?.typed.set(step.at, step.text);
        }
        if (step.kind === 'begin' && running === undefined)
          running = tabs.map(({ store }) => {
            const sent = store.begin();
            return typeof sent === 'string' ? {} : sent.patch;
          });
        if (step.kind === 'theirs')
          tabs.forEach(({ store }, tab) => {
            servers[tab] = writeAt(servers[tab] ?? {}, step.at, step.text);
            store.rebase(servers[tab] ?? {});
          });
        if (step.kind === 'end' && running !== undefined) {
          tabs.forEach(({ store, typed }, tab) => {
            const patch = running?.[tab] ?? {};
            if (step.outcomes[tab] === 'conflict') return store.fail();
            for (const at of pointers) {
              const value = readAt(patch, at);
              if (value === undefined) continue;
              servers[tab] = writeAt(servers[tab] ?? {}, at, value);
              if (typed.get(at) === value) typed.delete(at);
            }
            store.commit(step.outcomes[tab] === 'saved' ? servers[tab] : undefined);
          });
          running = undefined;
        }
        tabs.forEach(({ store, typed }, tab) => {
          for (const at of pointers) {
            const server = readAt(servers[tab], at);
            expect(store.value(at)).toBe(typed.get(at) ?? server);
            // A value that is typed while a save sends another one stays, also if it is the value before that save.
            const isSending = readAt(running?.[tab] ?? {}, at) !== undefined;
            if (store.value(at) === server && !isSending) typed.delete(at);
          }
          const isUnsaved = pointers.some((at) => typed.has(at) && typed.get(at) !== readAt(servers[tab], at));
          expect(store.isDirty).toBe(isUnsaved);
        });
      }
    }),
    { numRuns: 300 },
  );
});
