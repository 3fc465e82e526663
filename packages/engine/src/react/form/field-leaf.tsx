import { useMemo, type ComponentType } from 'react';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import {
  constantWidget,
  eachError,
  type FieldError,
  type FieldPlan,
  hasItems,
  isFixed,
  itemNumber,
  noteWidget,
  type ValueError,
} from '../../core';
import { fieldId } from '../field-id';
import { errorSentence, type FieldMessages } from '../field-messages';
import type { FormMessages } from '../form-messages';
import { useFormContext } from '../form-context';
import type { PressWatch } from '../press-watch';
import type { ChangeManner, PartError, WidgetProps } from '../widget-props';
import { useStoreAtom } from '../use-store-atom';
import type { FormStore } from '../store/form-store-contract';
import { NullableWidget } from './nullable-widget';
import { useFieldValue } from './use-field-value';

const noOptions: JsonObject = {};

interface FieldLeafProps {
  plan: FieldPlan;
  texts: FieldMessages;
  Widget: ComponentType<WidgetProps<JsonValue>>;
  /** The title is drawn above the field already. Screen readers find it here too. */
  isTitleAbove?: boolean;
}

/**
 * Label, widget, help and error of one value. Subscribes to that value only. Does not render for edits of other fields,
 * or for a value that its widget already shows.
 */
export function FieldLeaf({ plan, texts, Widget, isTitleAbove = false }: FieldLeafProps) {
  const { store, messages, disabled, presses } = useFormContext();
  const field = store.field(plan.pointer);
  const { value, willShow } = useFieldValue(store.jotai, field.value);
  const error = useStoreAtom(store.jotai, field.error);
  const isRequired = useStoreAtom(store.jotai, field.isRequired);
  const choices = useStoreAtom(store.jotai, field.choices);
  const handlers = useHandlers({ store, plan, standard: texts.default, presses, willShow });
  const id = fieldId(store.form.id, plan);
  const sentence = (each: ValueError) => errorSentence({ formId: store.form.id, plan, error: each, messages });
  const isDescribed = texts.help !== undefined || texts.deprecated !== undefined || error !== undefined;
  const props: WidgetProps<JsonValue> = {
    id,
    label: texts.title,
    value: texts.default !== undefined && value === plan.schema.default ? texts.default : value,
    // A list that was added stays when it is emptied.
    onChange: isTitleAbove ? (next = [], how) => handlers.change(next, how) : handlers.change,
    onBlur: handlers.blur,
    disabled: disabled || isFixed(plan),
    required: isRequired,
    isInvalid: error !== undefined,
    errors: error && hasItems(plan) ? partErrors({ plan, error, sentence }) : undefined,
    describedBy: isDescribed ? `${id}-about` : undefined,
    schema: choices ? { ...plan.schema, enum: choices } : plan.schema,
    options: plan.uiSchema['ui:options'] ?? noOptions,
    uiSchema: plan.uiSchema,
    messages: texts.part,
    placeholder: texts.placeholder,
  };
  if (plan.widget === noteWidget)
    return (
      <div className="sb-field" data-pointer={plan.pointer}>
        <Widget {...props} />
      </div>
    );
  return (
    <div className="sb-field" data-pointer={plan.pointer}>
      <label className={isTitleAbove ? 'sb-unseen' : labelClass(props.options)} id={`${id}-label`} htmlFor={id}>
        {texts.title}
        {isRequired && plan.widget !== constantWidget && (
          <span className="sb-required" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {plan.isNullable ? (
        <NullableWidget {...props} Widget={Widget} notSet={messages('engine::notSet') ?? ''} />
      ) : (
        <Widget {...props} />
      )}
      {isDescribed && (
        <About id={`${id}-about`} texts={texts} error={error && inItem({ plan, error, sentence, messages })} />
      )}
    </div>
  );
}

interface PartsOptions {
  plan: FieldPlan;
  error: FieldError;
  sentence: (error: ValueError) => string;
}

function partErrors({ plan, error, sentence }: PartsOptions): PartError[] {
  return eachError(error).map((each) => ({ at: each.pointer.slice(plan.pointer.length), sentence: sentence(each) }));
}

/** The sentence below the field. Below a list it names the item, as the message of the platform does. */
function inItem({ plan, error, sentence, messages }: PartsOptions & { messages: FormMessages }): string {
  const number = error.params.message === undefined ? itemNumber(plan, error) : undefined;
  const named = number && messages('engine::validation.inItem', { number, sentence: sentence(error) });
  return named || sentence(error);
}

function labelClass({ label }: JsonObject): string {
  return label === false ? 'sb-label sb-unseen' : 'sb-label';
}

interface AboutProps {
  id: string;
  texts: FieldMessages;
  error: string | undefined;
}

function About({ id, texts, error }: AboutProps) {
  return (
    <div id={id}>
      {error !== undefined && <div className="sb-error">{error}</div>}
      {texts.deprecated !== undefined && <div className="sb-help sb-deprecated">{texts.deprecated}</div>}
      {texts.help !== undefined && <div className="sb-help">{texts.help}</div>}
    </div>
  );
}

interface HandlersOptions extends Pick<ReturnType<typeof useFieldValue>, 'willShow'> {
  store: FormStore;
  plan: FieldPlan;
  /** Shown instead of the default. */
  standard: string | undefined;
  presses: PressWatch;
}

function useHandlers({ store, plan, standard, presses, willShow }: HandlersOptions) {
  return useMemo(
    () => ({
      change: (typed: JsonValue | undefined, how?: ChangeManner) => {
        const next = standard !== undefined && typed === standard ? plan.schema.default : typed;
        willShow(next, how?.isShown);
        store.setValue(plan.pointer, next, how);
      },
      blur: () => presses.afterPress(() => store.touch(plan.pointer)),
    }),
    [store, plan, standard, presses, willShow],
  );
}
