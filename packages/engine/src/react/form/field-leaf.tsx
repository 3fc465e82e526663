import { useMemo, type ComponentType } from 'react';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { FieldPlan } from '../../core';
import { fieldId } from '../field-id';
import { faultSentence, type FieldWords } from '../field-words';
import { useFormContext } from '../form-context';
import type { ChangeManner, WidgetProps } from '../widget-props';
import { useStoreAtom } from '../use-store-atom';
import { useFieldValue } from './use-field-value';

const noOptions: JsonObject = {};

interface FieldLeafProps {
  plan: FieldPlan;
  texts: FieldWords;
  Widget: ComponentType<WidgetProps<JsonValue>>;
}

/**
 * Label, widget, help and fault of one value. Subscribes to that value alone: neither an edit elsewhere draws it, nor
 * what its widget shows already.
 */
export function FieldLeaf({ plan, texts, Widget }: FieldLeafProps) {
  const { store, words, disabled } = useFormContext();
  const field = store.field(plan.pointer);
  const { value, willShow } = useFieldValue(store.jotai, field.value);
  const fault = useStoreAtom(store.jotai, field.fault);
  const isRequired = useStoreAtom(store.jotai, field.isRequired);
  const handlers = useMemo(
    () => ({
      change: (next: JsonValue | undefined, how?: ChangeManner) => {
        willShow(next, how?.isShown);
        store.setValue(plan.pointer, next, how);
      },
      blur: () => store.touch(plan.pointer),
    }),
    [store, plan, willShow],
  );

  const id = fieldId(store.form.id, plan);
  const isDescribed = texts.help !== undefined || fault !== undefined;
  return (
    <div className="sb-field" data-pointer={plan.pointer}>
      <label className="sb-label" id={`${id}-label`} htmlFor={id}>
        {texts.title}
        {isRequired && (
          <span className="sb-required" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      <Widget
        id={id}
        label={texts.title}
        value={value}
        onChange={handlers.change}
        onBlur={handlers.blur}
        disabled={
          disabled ||
          plan.uiSchema['ui:disabled'] === true ||
          plan.uiSchema['ui:readonly'] === true ||
          plan.schema.readOnly === true
        }
        required={isRequired}
        isInvalid={fault !== undefined}
        faultAt={fault?.pointer.slice(plan.pointer.length) || undefined}
        describedBy={isDescribed ? `${id}-about` : undefined}
        schema={plan.schema}
        options={plan.uiSchema['ui:options'] ?? noOptions}
        uiSchema={plan.uiSchema}
        words={texts.part}
        placeholder={texts.placeholder}
      />
      {isDescribed && (
        <div id={`${id}-about`}>
          {fault !== undefined && (
            <div className="sb-fault">{faultSentence({ formId: store.form.id, plan, fault, words })}</div>
          )}
          {texts.help !== undefined && <div className="sb-help">{texts.help}</div>}
        </div>
      )}
    </div>
  );
}
