import type { FieldPlan } from '@signalbox/engine/core';
import type { WidgetProps, WidgetTable } from '@signalbox/engine/react';
import type { JsonValue } from '@signalbox/schemas';
import { theme as antdTheme, Typography } from 'antd';
import { useState } from 'react';
import { optionalWord } from '../optional-word';
import { useWidgetWords } from '../widget-words';
import type { ItemFault } from './item-faults';

interface ItemFieldProps {
  id: string;
  field: FieldPlan;
  value: JsonValue | undefined;
  onChange: (value: JsonValue | undefined) => void;
  fault: ItemFault | undefined;
  /** Id of what says, below the list, what is wrong with this field; undefined where nothing does. */
  faultDescribedBy: string | undefined;
  disabled: boolean;
  words: WidgetProps<unknown>['words'];
  widgets: WidgetTable;
}

/** One field of an item: label, input, and below them its help or what is wrong. An empty field is told of once it was left. */
export function ItemField(props: ItemFieldProps) {
  const { id, field, value, onChange, fault, faultDescribedBy, disabled, words: fieldWords, widgets } = props;
  const words = useWidgetWords();
  const { token } = antdTheme.useToken();
  const [wasLeft, setWasLeft] = useState(false);
  const Widget = widgets[field.widget];
  if (!Widget) throw new Error(`${id}: there is no widget named "${field.widget}".`);

  const title = fieldWords('title');
  const help = optionalWord(fieldWords, 'help');
  const shownFault = fault === 'required' && !wasLeft ? undefined : fault;
  return (
    <div data-item-field data-at-fault={faultDescribedBy !== undefined || undefined} onBlur={() => setWasLeft(true)}>
      <label id={`${id}-label`} htmlFor={id} style={{ display: 'block', marginBlockEnd: token.marginXXS }}>
        {title}
        {field.isRequired && (
          <Typography.Text type="danger" aria-hidden>
            {' *'}
          </Typography.Text>
        )}
      </label>
      <Widget
        id={id}
        label={title}
        value={value}
        onChange={onChange}
        disabled={disabled}
        required={field.isRequired}
        isInvalid={shownFault !== undefined || faultDescribedBy !== undefined}
        describedBy={[faultDescribedBy, (shownFault ?? help) && `${id}-note`].filter(Boolean).join(' ') || undefined}
        schema={field.schema}
        uiSchema={field.uiSchema}
        options={field.uiSchema['ui:options'] ?? {}}
        words={fieldWords}
        placeholder={optionalWord(fieldWords, 'placeholder')}
      />
      <div id={`${id}-note`}>
        {shownFault && (
          <Typography.Text type="danger" role="alert">
            {words(`list.${shownFault}`, { title })}
          </Typography.Text>
        )}
        {!shownFault && help && <Typography.Text type="secondary">{help}</Typography.Text>}
      </div>
    </div>
  );
}
