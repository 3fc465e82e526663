import type { FieldPathList, RJSFSchema } from '@rjsf/utils';
import type { JsonValue } from '@signalbox/schemas';
import { useMemo } from 'react';
import type { FieldPlan } from '../../core';
import { fieldId } from '../field-id';
import type { FieldMessages } from '../field-messages';
import { useFormContext } from '../form-context';
import { rjsfErrors } from './rjsf-errors';
import { rjsfRegistry } from './rjsf-registry';
import { precompiledTests } from './precompiled-tests';
import { rjsfUiSchema, untitled } from './rjsf-ui-schema';
import { replaceAt } from './replace-at';
import { useStoreAtom } from '../use-store-atom';
import { withConstants } from './with-constants';
import { withNames } from './with-names';
import { withoutEmptied, withPlaces } from './with-places';
import './rjsf-field.css';

interface RjsfFieldProps {
  plan: FieldPlan;
  texts: FieldMessages;
  /** The title is drawn above the field already. */
  isTitleAbove: boolean;
}

/**
 * A field that RJSF's SchemaField and antd theme render. Subscribes to its own value only; RJSF never gets the form.
 */
export function RjsfField({ plan, texts, isTitleAbove }: RjsfFieldProps) {
  const { store, messages, disabled, rjsfExtensions, widgets, presses } = useFormContext();
  const field = store.field(plan.pointer);
  const value = useStoreAtom(store.jotai, field.value);
  const shown = useMemo(() => withNames(plan.schema, withPlaces(plan.schema, value)), [plan, value]);
  const error = useStoreAtom(store.jotai, field.error);
  const isRequired = useStoreAtom(store.jotai, field.isRequired);

  const registry = rjsfRegistry({
    store,
    plan,
    messages,
    extensions: rjsfExtensions,
    widgets,
    tests: precompiledTests(store.compiled),
  });
  const fixed = useMemo(() => {
    const key = `forms/${store.form.id}::${plan.messageKey}`;
    return {
      fieldPathId: { $id: fieldId(store.form.id, plan), path: plan.path },
      uiSchema: {
        'ui:title': texts.title,
        ...rjsfUiSchema({
          schema: plan.schema,
          uiSchema: plan.uiSchema,
          message: (part) => messages(`${key}.${part}`),
        }),
        ...(isTitleAbove ? untitled : {}),
      },
      handleChange: (next: unknown, path: FieldPathList) =>
        store.setValue(plan.pointer, changedValue(plan, { before: store.jotai.get(field.value), next, path })),
      handleBlur: () => presses.afterPress(() => store.touch(plan.pointer)),
    };
  }, [store, field, plan, texts, messages, isTitleAbove, presses]);
  const formId = store.form.id;
  const errorSchema = useMemo(() => rjsfErrors({ formId, plan, error, messages }), [formId, plan, error, messages]);

  const { SchemaField } = registry.fields;
  if (SchemaField === undefined) throw new Error('RJSF has no SchemaField.');
  return (
    <div className="sb-field" data-pointer={plan.pointer}>
      <SchemaField
        name={plan.path.at(-1) ?? ''}
        schema={plan.schema as RJSFSchema}
        uiSchema={fixed.uiSchema}
        fieldPathId={fixed.fieldPathId}
        formData={shown}
        errorSchema={errorSchema}
        required={isRequired}
        disabled={disabled}
        registry={registry}
        onChange={fixed.handleChange}
        onBlur={fixed.handleBlur}
        onFocus={ignoreFocus}
      />
      {texts.deprecated !== undefined && <div className="sb-help sb-deprecated">{texts.deprecated}</div>}
    </div>
  );
}

function ignoreFocus(): void {}

interface Change {
  before: JsonValue | undefined;
  /** The new value at `path`. */
  next: unknown;
  path: FieldPathList;
}

function changedValue(
  { schema, path: own, isOptional }: FieldPlan,
  { before, next, path }: Change,
): JsonValue | undefined {
  const whole = replaceAt(withPlaces(schema, before), path.slice(own.length), withoutUndefined(next));
  // An optional field that the user added stays when the user deletes everything in it.
  return withConstants(schema, isOptional ? whole : withoutEmptied(schema, whole));
}

/**
 * A value from RJSF, as JSON. When the user chooses another option, RJSF sets the properties of the former one to
 * `undefined`; a validator would see and reject them.
 */
function withoutUndefined(value: unknown): JsonValue | undefined {
  // RJSF's mark of a value with a name that the user gave, and that is removed.
  if (typeof value === 'symbol') return undefined;
  if (Array.isArray(value)) return value.map((item) => withoutUndefined(item) ?? null);
  if (typeof value !== 'object' || value === null) return value as JsonValue | undefined;
  const entries = Object.entries(value).map(([name, inner]) => [name, withoutUndefined(inner)] as const);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined)) as JsonValue;
}
