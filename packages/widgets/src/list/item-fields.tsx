import { isWithin, visibleFields, writeAt, readAt } from '@signalbox/engine/core';
import { elementId, type WidgetProps, type WidgetTable } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { Flex } from 'antd';
import { ItemField } from './item-field';
import { itemError } from './item-errors';
import type { ItemForm } from './item-form';
import { ItemValuesContext } from './item-values-context';

interface ItemFieldsProps {
  id: string;
  form: ItemForm;
  items: readonly JsonObject[];
  index: number;
  unique: readonly string[];
  disabled: boolean;
  messages: WidgetProps<unknown>['messages'];
  widgets: WidgetTable;
  /** Pointer, from the item, to its invalid part. */
  errorAt: string | undefined;
  /** Id of the element with the error message. */
  describedBy: string | undefined;
  onEdit: (item: JsonObject) => void;
}

/** The visible fields of one item. */
export function ItemFields(props: ItemFieldsProps) {
  const { id, form, items, index, unique, disabled, messages, widgets, errorAt, describedBy, onEdit } = props;
  const item = items[index] ?? {};
  const visible = visibleFields({ ...form, values: item });
  return (
    <ItemValuesContext value={item}>
      <Flex vertical gap="middle">
        {form.plan.fields
          .filter(({ pointer, widget }) => widget !== 'hidden' && visible.has(pointer))
          .map((field) => (
            <ItemField
              key={field.pointer}
              id={elementId(`${id}-${field.path.join('-')}`)}
              field={field}
              value={readAt(item, field.pointer)}
              onChange={(value) => onEdit(writeAt(item, field.pointer, value))}
              error={itemError({ field, items, index, unique })}
              errorDescribedBy={errorAt !== undefined && isWithin(errorAt, field.pointer) ? describedBy : undefined}
              disabled={disabled}
              messages={(part, params) => messages(`items.${field.messageKey}.${part}`, params)}
              widgets={widgets}
            />
          ))}
      </Flex>
    </ItemValuesContext>
  );
}
