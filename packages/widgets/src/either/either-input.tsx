import { widgetFor } from '@signalbox/engine/core';
import type { WidgetProps, WidgetTable } from '@signalbox/engine/react';
import { Flex } from 'antd';
import { useState } from 'react';
import { SingleSelect } from '../select/single-select';
import type { PlainValue } from '../values/plain-value';
import { useWidgetMessages } from '../widget-messages';
import { asKind, type Kind, kindOf, kindsOf } from './kinds';

interface EitherInputProps extends WidgetProps<PlainValue> {
  widgets: WidgetTable;
}

/**
 * A value of one of several types: a choice of the type, and the input of that type. A value that the chosen type cannot
 * say is replaced by the last one of that type, and returns with its own type.
 */
export function EitherInput({ widgets, ...props }: EitherInputProps) {
  const { id, label, value, onChange, onBlur, disabled, schema } = props;
  const messages = useWidgetMessages();
  const kinds = kindsOf(schema);
  const [chosen, setChosen] = useState<Kind>();
  const ofValue = kindOf(value, chosen === undefined ? kinds : [chosen, ...kinds]);
  const kind = ofValue ?? chosen ?? kinds[0] ?? 'string';
  const [last, setLast] = useState<Partial<Record<Kind, typeof value>>>({});
  if (ofValue !== undefined && value !== last[ofValue]) setLast({ ...last, [ofValue]: value });
  const ofKind = { ...schema, type: kind };
  const Widget = widgets[widgetFor({ schema: ofKind, uiSchema: {} })];
  if (!Widget) throw new Error(`${id}: there is no widget for a value of the type "${kind}".`);
  const handleKind = (next: Kind | undefined) => {
    if (next === undefined) return;
    setChosen(next);
    // A switch starts as off.
    onChange(asKind(value, next) ?? last[next] ?? (next === 'boolean' ? false : undefined));
  };
  return (
    <Flex gap="small" wrap align="center">
      <SingleSelect<Kind>
        id={`${id}-kind`}
        aria-label={messages('either.kind', { label })}
        style={{ inlineSize: 150 }}
        value={kind}
        options={kinds.map((each) => ({ value: each, label: messages(`either.${each}`) }))}
        onChange={handleKind}
        onBlur={onBlur}
        disabled={disabled}
        allowClear={false}
      />
      <div style={{ flex: '1 1 200px', minInlineSize: 0, maxInlineSize: 322 }}>
        <Widget
          key={kind}
          {...props}
          schema={ofKind}
          value={value}
          // Drawn again although the input shows it: the choice of the type needs the value.
          onChange={(next, how) => onChange(next as typeof value, { ...how, isShown: false })}
        />
      </div>
    </Flex>
  );
}
