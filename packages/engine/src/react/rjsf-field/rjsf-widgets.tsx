import { ariaDescribedByIds, type RegistryWidgetsType, type WidgetProps as RjsfWidgetProps } from '@rjsf/utils';
import type { ComponentType, CSSProperties } from 'react';
import type { JsonObject, JsonSchema, JsonValue, UiSchema } from '@signalbox/schemas';
import { elementId } from '../field-id';
import type { WidgetProps, WidgetTable } from '../widget-props';

/**
 * Our widgets under the same names, for values inside an RJSF field. If both have a widget of one name, RJSF's is used.
 */
export function rjsfWidgets(widgets: WidgetTable): RegistryWidgetsType {
  const named = Object.fromEntries(
    // RJSF uses `text` for numbers too.
    Object.entries(widgets).map(([name, Widget]) => [
      name,
      rjsfWidget(Widget, name === 'text' ? widgets.number : undefined),
    ]),
  );
  // RJSF's names for a list of files, and for a number.
  return {
    ...named,
    ...(named['data-url'] && { files: named['data-url'] }),
    ...(named.number && { updown: named.number }),
  };
}

type OurWidget = ComponentType<WidgetProps<JsonValue>>;

function rjsfWidget(Plain: OurWidget, ForNumbers: OurWidget = Plain) {
  return function RjsfWidget({
    id: rjsfId,
    name,
    label,
    value,
    onChange,
    onBlur,
    disabled,
    readonly,
    required,
    rawErrors,
    schema,
    options,
    uiSchema,
    placeholder,
    hideLabel,
  }: RjsfWidgetProps) {
    // RJSF makes some ids, such as those of lists of choices, from the names again.
    const id = elementId(rjsfId);
    const Widget = schema.type === 'number' || schema.type === 'integer' ? ForNumbers : Plain;
    const drawn = (
      <Widget
        id={id}
        label={label}
        value={value as JsonValue | undefined}
        onChange={(next) => onChange(next)}
        onBlur={() => onBlur(id, value)}
        disabled={disabled === true || readonly === true}
        required={required === true}
        isInvalid={(rawErrors?.length ?? 0) > 0}
        describedBy={ariaDescribedByIds(id)}
        schema={withChoices(schema as JsonSchema, options.enumOptions)}
        options={options as JsonObject}
        uiSchema={uiSchema as UiSchema | undefined}
        messages={(part) => optionName(options.enumOptions, part) ?? part.slice(part.lastIndexOf('.') + 1)}
        placeholder={placeholder}
      />
    );
    const labelId = `${id}-label`;
    return (
      <>
        {choosesVariant.test(name) || hideLabel === true ? (
          <label id={labelId} htmlFor={id} style={unseen}>
            {label}
          </label>
        ) : (
          <span id={labelId} hidden>
            {label}
          </span>
        )}
        {drawn}
      </>
    );
  };
}

/**
 * The select of a `oneOf` or `anyOf`: RJSF draws no label for it, and the one of the field names another id. All others, but
 * those with the option `label: false`, have a visible label, which has no id that a group such as radio buttons could name.
 */
const choosesVariant = /__(oneof|anyof)_select$/;

/** For screen readers: the title of the field is visible above. */
const unseen: CSSProperties = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' };

/** RJSF also uses `select` for a schema without enum: to choose an option of a `oneOf` by its index. */
function withChoices(schema: JsonSchema, choices: RjsfWidgetProps['options']['enumOptions']): JsonSchema {
  if (choices === undefined || schema.enum !== undefined || schema.items !== undefined) return schema;
  return { ...schema, enum: choices.map(({ value }) => value as JsonValue) };
}

/** RJSF passes the options' names with the options. Other messages do not reach a widget inside an RJSF field. */
function optionName(options: RjsfWidgetProps['options']['enumOptions'], part: string): string | undefined {
  return options?.find(({ value }) => `options.${String(value)}` === part)?.label;
}
