import type { RuntimeForm } from '@signalbox/console-kit';
import { planForm } from '@signalbox/engine/core';
import { aForm, compileForm } from '@signalbox/engine/testing';
import type { JsonSchema } from '@signalbox/schemas';
import { expect, it } from 'vitest';
import { clashingFields, createRecordDraft, movedDraft } from './record-draft';

const text: JsonSchema = { type: 'string' };

function aRuntimeForm(properties: Record<string, JsonSchema>): RuntimeForm {
  const form = aForm({ id: 'runtime/form', schema: { type: 'object', properties } });
  return { url: JSON.stringify(properties), form, plan: planForm(form), compiled: compileForm(form), texts: {} };
}
const stored = { values: { name: 'North', note: 'old' }, version: '"1"' };
const newer = { values: { name: 'South', note: 'new' }, version: '"2"' };

it('clashes in the fields that the user and another user have changed to different values', () => {
  const draft = createRecordDraft(aRuntimeForm({ name: text, note: text }), stored);
  expect(clashingFields(draft, newer.values)).toEqual([]);
  draft.store.setValue('/name', 'West');
  expect(clashingFields(draft, newer.values)).toEqual(['/name']);
  draft.store.setValue('/name', 'South');
  expect(clashingFields(draft, newer.values)).toEqual([]);
});

it('keeps input and takes everything else from a newer version', () => {
  const draft = createRecordDraft(aRuntimeForm({ name: text, note: text }), stored);
  draft.store.setValue('/name', 'West');
  draft.rebase(newer);
  expect([draft.base(), draft.store.values()]).toEqual([newer, { name: 'West', note: 'new' }]);
  expect(draft.store.changes().patch).toEqual({ name: 'West' });
});

it('moves input to a newer form', () => {
  const draft = createRecordDraft(aRuntimeForm({ name: text, note: text }), stored);
  draft.store.setValue('/name', 'West');
  draft.store.setValue('/note', 'typed');
  const moved = movedDraft(draft, aRuntimeForm({ name: text, size: { type: 'number' } }));
  expect(moved.store.values()).toEqual({ name: 'West' });
  expect(moved.store.isDirty).toBe(true);
});

it('starts a new record with the defaults of the form', () => {
  const form = aRuntimeForm({ name: { ...text, default: 'New' }, note: text });
  expect(createRecordDraft(form, undefined).store.collected()).toEqual({ name: 'New' });
});
