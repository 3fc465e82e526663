import { exampleOf, type FieldPlan, presentWidget } from '@signalbox/engine/core';
import { NullableWidget, type WidgetProps, type WidgetTable } from '@signalbox/engine/react';
import type { JsonValue } from '@signalbox/schemas';
import { theme as antdTheme, Typography } from 'antd';
import { useState } from 'react';
import { useWidgetMessages } from '../widget-messages';
import type { ItemError } from './item-errors';

interface ItemFieldProps {
  id: string;
  field: FieldPlan;
  value: JsonValue | undefined;
  onChange: (value: JsonValue | undefined) => void;
  error: ItemError | undefined;
  /** Id of the element below the list with this field's error; undefined without one. */
  errorDescribedBy: string | undefined;
  disabled: boolean;
  messages: WidgetProps<unknown>['messages'];
  widgets: WidgetTable;
}

/** One field of an item: label, input, and its error or help. Shows `required` only after the field lost focus. */
export function ItemField(props: ItemFieldProps) {
  const { id, field, value, onChange, error, errorDescribedBy, disabled, messages: fieldMessages, widgets } = props;
  const messages = useWidgetMessages();
  const { token } = antdTheme.useToken();
  const [wasBlurred, setWasBlurred] = useState(false);
  const Widget = widgets[presentWidget(field, (name) => Object.hasOwn(widgets, name))];
  if (!Widget) throw new Error(`${id}: there is no widget named "${field.widget}".`);

  const title = fieldMessages('title');
  const help = optionalMessage(fieldMessages, 'help');
  const shownError = error === 'required' && !wasBlurred ? undefined : error;
  const input: WidgetProps<JsonValue> = {
    id,
    label: title,
    value,
    onChange,
    disabled,
    required: field.isRequired,
    isInvalid: shownError !== undefined || errorDescribedBy !== undefined,
    describedBy: [errorDescribedBy, (shownError ?? help) && `${id}-note`].filter(Boolean).join(' ') || undefined,
    schema: field.schema,
    uiSchema: field.uiSchema,
    options: field.uiSchema['ui:options'] ?? {},
    messages: fieldMessages,
    placeholder: optionalMessage(fieldMessages, 'placeholder') ?? exampleOf(field.schema),
  };
  return (
    <div
      data-item-field
      data-invalid-part={errorDescribedBy !== undefined || undefined}
      onBlur={() => setWasBlurred(true)}
    >
      <label id={`${id}-label`} htmlFor={id} style={{ display: 'block', marginBlockEnd: token.marginXXS }}>
        {title}
        {field.isRequired && (
          <Typography.Text type="danger" aria-hidden>
            {' *'}
          </Typography.Text>
        )}
      </label>
      {field.isNullable ? (
        <NullableWidget {...input} Widget={Widget} notSet={messages('list.notSet')} />
      ) : (
        <Widget {...input} />
      )}
      <div id={`${id}-note`}>
        {shownError && (
          <Typography.Text type="danger" role="alert">
            {messages(`list.${shownError}`, { title })}
          </Typography.Text>
        )}
        {!shownError && help && <Typography.Text type="secondary">{help}</Typography.Text>}
      </div>
    </div>
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
