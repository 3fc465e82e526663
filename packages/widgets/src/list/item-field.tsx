import { constantWidget, exampleOf, type FieldPlan, isFixed, noteWidget, presentWidget } from '@signalbox/engine/core';
import { NullableWidget, type PartError, type WidgetProps, type WidgetTable } from '@signalbox/engine/react';
import type { JsonValue } from '@signalbox/schemas';
import { theme as antdTheme, Typography } from 'antd';
import { useState } from 'react';
import { useWidgetMessages } from '../widget-messages';
import type { ItemError } from './item-errors';
import { visuallyHidden } from './visually-hidden';

interface ItemFieldProps {
  id: string;
  field: FieldPlan;
  value: JsonValue | undefined;
  onChange: (value: JsonValue | undefined) => void;
  error: ItemError | undefined;
  /** The form's errors of the field, each with its place in it. */
  errors: readonly PartError[];
  disabled: boolean;
  messages: WidgetProps<unknown>['messages'];
  widgets: WidgetTable;
}

/** One field of an item: label, input, and its error or help. Shows `required` only after the field lost focus. */
export function ItemField(props: ItemFieldProps) {
  const { id, field, value, onChange, error, errors, disabled, messages: fieldMessages, widgets } = props;
  const messages = useWidgetMessages();
  const [wasBlurred, setWasBlurred] = useState(false);
  const Widget = widgets[presentWidget(field, (name) => Object.hasOwn(widgets, name))];
  if (!Widget) throw new Error(`${id}: there is no widget named "${field.widget}".`);

  const title = fieldMessages('title');
  const help = optionalMessage(fieldMessages, 'help');
  const ownError = error === 'required' && !wasBlurred ? undefined : error;
  const shownError = errors[0]?.sentence ?? (ownError && messages(`list.${ownError}`, { title }));
  const input: WidgetProps<JsonValue> = {
    id,
    label: title,
    value,
    onChange,
    disabled: disabled || isFixed(field),
    required: field.isRequired,
    isInvalid: shownError !== undefined,
    errors,
    describedBy: (shownError ?? help) === undefined ? undefined : `${id}-note`,
    schema: field.schema,
    uiSchema: field.uiSchema,
    options: field.uiSchema['ui:options'] ?? {},
    messages: fieldMessages,
    placeholder: optionalMessage(fieldMessages, 'placeholder') ?? exampleOf(field.schema),
  };
  if (field.widget === noteWidget) return <Widget {...input} />;
  return (
    <div data-item-field data-invalid-part={errors.length > 0 || undefined} onBlur={() => setWasBlurred(true)}>
      <ItemLabel id={id} field={field} title={title} />
      {field.isNullable ? (
        <NullableWidget {...input} Widget={Widget} notSet={messages('list.notSet')} />
      ) : (
        <Widget {...input} />
      )}
      <div id={`${id}-note`}>
        {shownError && (
          <Typography.Text type="danger" role="alert">
            {shownError}
          </Typography.Text>
        )}
        {!shownError && help && <Typography.Text type="secondary">{help}</Typography.Text>}
      </div>
    </div>
  );
}

interface ItemLabelProps extends Pick<ItemFieldProps, 'id' | 'field'> {
  title: string;
}

function ItemLabel({ id, field: { uiSchema, isRequired, widget }, title }: ItemLabelProps) {
  const { token } = antdTheme.useToken();
  const isUnseen = uiSchema['ui:options']?.['label'] === false;
  return (
    <label
      id={`${id}-label`}
      htmlFor={id}
      style={isUnseen ? visuallyHidden : { display: 'block', marginBlockEnd: token.marginXXS }}
    >
      {title}
      {isRequired && widget !== constantWidget && (
        <Typography.Text type="danger" aria-hidden>
          {' *'}
        </Typography.Text>
      )}
    </label>
  );
}

/**
 * An optional message of a form, such as a field's help. For a missing one, the engine returns the last segment of the
 * key.
 */
function optionalMessage(messages: WidgetProps<unknown>['messages'], part: string): string | undefined {
  const text = messages(part);
  return text === '' || text === part.slice(part.lastIndexOf('.') + 1) ? undefined : text;
}
