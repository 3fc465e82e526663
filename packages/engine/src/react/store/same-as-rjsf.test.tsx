// @vitest-environment jsdom
import Form from '@rjsf/core';
import type { RJSFSchema, RJSFValidationError } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { act, cleanup, render } from '@testing-library/react';
import * as fc from 'fast-check';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { forms, type FormDefinition, type JsonObject, type JsonSchema, type JsonValue } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { collect, defaultsOf, ownerOf, planForm, pointerOf, type Pointer } from '../../core';
import { isJsonObject } from '@signalbox/schemas/json';
import { someValue } from '../../testing/some-value';
import { createFormStore } from './form-store';

/** 1,000 over all forms. */
const runsPerForm = Math.ceil(1000 / forms.length);

afterEach(cleanup);

/**
 * Renders nothing: the test compares data and errors, which RJSF's `Form` computes itself. With rendering, a run would
 * take a second.
 */
function Nothing() {
  return null;
}
const fields = { SchemaField: Nothing };

/** RJSF creates empty objects and list items without user input; our draft contains only user input. */
const fillsNothingIn = { emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' } } as const;

/**
 * RJSF fills an emptied field with its default on the next change (its issue 471). Ours stays empty. Both start from the
 * defaults, so RJSF gets a schema without them.
 */
function withoutDefaults(schema: JsonSchema): RJSFSchema {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === 'default' && !isSchema(value) ? undefined : value,
  );
  return JSON.parse(text) as RJSFSchema;
}

/** A property may have the name `default`; then its value is a schema. */
function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('type' in value || 'properties' in value);
}

/**
 * RJSF turns a value of another type than the schema into an empty object, and drops a value outside an enum when a
 * condition changes; ours keeps it and reports the error. No widget outputs such a value, so the test does not use any.
 */
function isOfKind({ type, enum: choices }: JsonSchema, value: JsonValue | undefined): boolean {
  if (isJsonObject(value) && Object.keys(value).length === 0) return false;
  if (value === undefined || type === undefined) return true;
  if (choices !== undefined && !choices.includes(value)) return false;
  const kind = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  return kind === 'number' ? type === 'number' || type === 'integer' : kind === type;
}

/** RJSF creates an object for every object of the schema, even without user input. */
function withoutEmptyObjects(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(withoutEmptyObjects);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([name, inner]): [string, JsonValue] => [name, withoutEmptyObjects(inner)])
    .filter(([, inner]) => !isJsonObject(inner) || Object.keys(inner).length > 0);
  return Object.fromEntries(entries);
}

/** `.sms.appKey` → `/sms/appKey` */
function pointerOfError({ property = '' }: RJSFValidationError): Pointer {
  return pointerOf(property.replace(/^\./, '').split('.'));
}

describe.each(forms.map((form) => [form.id, form] as [string, FormDefinition]))('%s', (id, form) => {
  const compiled = compiledForms[id];
  if (compiled === undefined) throw new Error(`${id} was not compiled.`);
  const plan = planForm(form);
  const owners = new Set(plan.fields.map((field) => field.pointer));
  const start = collect({ plan, compiled, values: defaultsOf(form) });
  const schema = withoutDefaults(form.schema);
  const edits = fc.array(
    fc.constantFrom(...plan.fields).chain((field) =>
      someValue(field)
        .filter((value) => isOfKind(field.schema, value))
        .map((value) => ({ field, value })),
    ),
    { maxLength: 12 },
  );

  it('has the same data and finds the same errors as RJSF, for any edits', () => {
    fc.assert(
      fc.property(edits, (sequence) => {
        const store = createFormStore({ form, compiled, values: start });
        const rjsf = createRef<Form<JsonObject>>();
        const { unmount } = render(
          <Form
            ref={rjsf}
            schema={schema}
            validator={validator}
            initialFormData={start}
            fields={fields}
            experimental_defaultFormStateBehavior={fillsNothingIn}
          />,
        );
        for (const { field, value } of sequence) {
          store.setValue(field.pointer, value);
          act(() => rjsf.current?.setFieldValue([...field.path], value as JsonObject | undefined));
        }
        // By design: a hidden value stays in our draft and is not sent, and a section without values is not sent.
        // RJSF sends both, so its data is collected like ours.
        const data = withoutEmptyObjects(rjsf.current?.state.formData ?? {}) as JsonObject;
        const theirs = collect({ plan, compiled, values: data });
        expect(store.collected()).toEqual(theirs);

        store.validate();
        const ours = new Map(plan.fields.map(({ pointer }) => [pointer, errorOf(store, pointer)] as const));
        const found = new Map<Pointer, Set<string>>();
        for (const error of rjsf.current?.validate(theirs).errors ?? []) {
          const owner = ownerOf(pointerOfError(error), owners);
          // The error of the `if` only reports that a branch failed; the branch has its own error.
          if (owner === undefined || error.name === 'if') continue;
          found.set(owner, (found.get(owner) ?? new Set()).add(error.name ?? ''));
        }
        for (const [pointer, keyword] of ours) {
          // By design: one error per field, the most specific one. JSON Schema has no `unique`.
          if (keyword !== undefined && keyword !== 'unique') expect(found.get(pointer)).toContain(keyword);
          if (keyword === undefined) expect(found.get(pointer)).toBeUndefined();
        }
        unmount();
      }),
      { numRuns: runsPerForm },
    );
  });
});

function errorOf(store: ReturnType<typeof createFormStore>, pointer: Pointer): string | undefined {
  store.touch(pointer);
  return store.jotai.get(store.field(pointer).error)?.keyword;
}
