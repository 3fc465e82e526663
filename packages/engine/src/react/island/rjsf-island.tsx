import type { FieldPathList, RJSFSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { FieldPlan } from '../../core';
import { fieldId } from '../field-id';
import { faultSentence, type FieldWords } from '../field-words';
import { useFormContext } from '../form-context';
import { islandFaults } from './island-faults';
import { islandRegistry } from './island-registry';
import { islandTests } from './island-tests';
import { islandUi } from './island-ui';
import { replaceAt } from './replace-at';
import { useStoreAtom } from '../use-store-atom';
import { withoutUndefined } from './without-undefined';

/** A field drawn by RJSF's own SchemaField and antd theme. It subscribes to its own value, so RJSF never sees the form. */
export function RjsfIsland({ plan, texts }: { plan: FieldPlan; texts: FieldWords }) {
  const { store, words, disabled, island, widgets } = useFormContext();
  const field = store.field(plan.pointer);
  const value = useStoreAtom(store.jotai, field.value);
  const fault = useStoreAtom(store.jotai, field.fault);
  const isRequired = useStoreAtom(store.jotai, field.isRequired);

  const registry = islandRegistry({ store, plan, words, parts: island, widgets, tests: islandTests(store.compiled) });
  const fixed = useMemo(() => {
    const key = `forms/${store.form.id}::${plan.wordKey}`;
    return {
      fieldPathId: { $id: fieldId(store.form.id, plan), path: plan.path },
      uiSchema: {
        'ui:title': texts.title,
        ...islandUi({ schema: plan.schema, uiSchema: plan.uiSchema, word: (part) => words(`${key}.${part}`) }),
      },
      handleChange: (next: unknown, path: FieldPathList) =>
        store.setValue(
          plan.pointer,
          replaceAt(store.jotai.get(field.value), path.slice(plan.path.length), withoutUndefined(next)),
        ),
      handleBlur: () => store.touch(plan.pointer),
    };
  }, [store, field, plan, texts, words]);
  const sentence = fault === undefined ? '' : faultSentence({ formId: store.form.id, plan, fault, words });
  const errorSchema = useMemo(() => islandFaults({ plan, fault, sentence }), [plan, fault, sentence]);

  const { SchemaField } = registry.fields;
  if (SchemaField === undefined) throw new Error('RJSF has no SchemaField.');
  return (
    <div className="sb-field" data-pointer={plan.pointer}>
      <SchemaField
        name={plan.path.at(-1) ?? ''}
        schema={plan.schema as RJSFSchema}
        uiSchema={fixed.uiSchema}
        fieldPathId={fixed.fieldPathId}
        formData={value}
        errorSchema={errorSchema}
        required={isRequired}
        disabled={disabled}
        registry={registry}
        onChange={fixed.handleChange}
        onBlur={fixed.handleBlur}
        onFocus={ignoreFocus}
      />
    </div>
  );
}

function ignoreFocus(): void {}
