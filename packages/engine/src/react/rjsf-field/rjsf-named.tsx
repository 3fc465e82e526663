import {
  ADDITIONAL_PROPERTY_FLAG,
  buttonId,
  TranslatableString,
  type WrapIfAdditionalTemplateProps,
} from '@rjsf/utils';
import { Input } from 'antd';
import { type FocusEvent, useRef } from 'react';

/**
 * A value whose name the user enters: the name, the input and a button to remove both, in one row. The label of the input is
 * the name, which stands beside it already.
 */
export function NamedValue(props: WrapIfAdditionalTemplateProps) {
  const { id, label, schema, classNames, style, disabled, readonly, registry, children } = props;
  const row = useRef<HTMLDivElement>(null);
  if (!(ADDITIONAL_PROPERTY_FLAG in schema))
    return (
      <div className={classNames} style={style}>
        {children}
      </div>
    );
  const { translateString, templates } = registry;
  const { RemoveButton } = templates.ButtonTemplates;
  const isLocked = disabled === true || readonly === true;
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    const isWithin = row.current?.contains(event.relatedTarget) === true;
    const find = rowFinder(row.current);
    props.onKeyRenameBlur(event);
    if (isWithin && event.target.value !== label) requestAnimationFrame(() => focusValue(find()));
  };
  return (
    <div ref={row} className={`sb-named-value ${classNames ?? ''}`} style={style}>
      <Input
        key={label}
        id={`${id}-key`}
        aria-label={translateString(TranslatableString.KeyLabel, [label])}
        defaultValue={label}
        disabled={isLocked}
        onBlur={handleBlur}
        autoComplete="off"
        dir="auto"
      />
      {children}
      <RemoveButton
        id={buttonId(id, 'remove')}
        disabled={isLocked}
        onClick={props.onRemoveProperty}
        uiSchema={props.uiSchema}
        registry={registry}
      />
    </div>
  );
}

/** The theme draws a renamed row anew, in the same place. */
function rowFinder(row: HTMLElement | null): () => Element | undefined {
  const all = row?.closest('fieldset')?.getElementsByClassName('sb-named-value');
  const place = [...(all ?? [])].findIndex((each) => each === row);
  return () => all?.[place];
}

/** The user has gone on from the name to its value. Another name may have another input. */
function focusValue(row: Element | undefined): void {
  const next = row?.querySelector<HTMLElement>(':scope > .ant-form-item :is(input, textarea, [tabindex="0"])');
  (next ?? row?.querySelector('button'))?.focus();
}
