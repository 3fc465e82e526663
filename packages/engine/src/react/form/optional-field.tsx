import { atom } from 'jotai/vanilla';
import { useMemo, useRef, type ReactNode } from 'react';
import { isFixed, startOfField, type FieldPlan } from '../../core';
import { fieldId } from '../field-id';
import type { FieldMessages } from '../field-messages';
import { useFormContext } from '../form-context';
import { OptionalButton } from '../optional/optional-button';
import { useToggledFocus } from '../optional/use-toggled-focus';
import { useStoreAtom } from '../use-store-atom';

export interface OptionalFieldProps {
  plan: FieldPlan;
  texts: FieldMessages;
  /** The field, where it is required: it has no buttons then. */
  plain: ReactNode;
  /** The field without its title. */
  children: ReactNode;
}

/** A field that users add and remove: its title beside one button, and its input while it has a value. */
export function OptionalField({ plan, texts, plain, children }: OptionalFieldProps) {
  const { store, messages, disabled, isReadOnly } = useFormContext();
  const field = store.field(plan.pointer);
  const hasValue = useMemo(() => atom((get) => get(field.value) !== undefined), [field]);
  const isThere = useStoreAtom(store.jotai, hasValue);
  const isRequired = useStoreAtom(store.jotai, field.isRequired);
  const root = useRef<HTMLFieldSetElement>(null);
  const moveFocus = useToggledFocus(root, isThere);
  if (isRequired) return plain;

  const handlePress = () => {
    moveFocus();
    store.setValue(plan.pointer, isThere ? undefined : startOfField(plan.schema), { isStarted: true });
  };
  const titleId = `${fieldId(store.form.id, plan)}-title`;
  return (
    <fieldset ref={root} className="sb-optional-field" aria-labelledby={titleId} data-pointer={plan.pointer}>
      <div className={isThere ? 'sb-optional' : 'sb-optional sb-field'}>
        <span className="sb-label" id={titleId}>
          {texts.title}
        </span>
        <OptionalButton
          key={String(isThere)}
          messages={messages}
          title={texts.title}
          isThere={isThere}
          disabled={disabled}
          isFixed={isReadOnly || isFixed(plan)}
          onPress={handlePress}
        />
      </div>
      {isThere && children}
    </fieldset>
  );
}
