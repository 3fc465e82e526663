import { readAt, visibleFields, writeAt } from '@signalbox/engine/core';
import { elementId, type PartError, type WidgetProps, type WidgetTable } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { theme as antdTheme, Flex } from 'antd';
import type { FocusEvent } from 'react';
import { ItemActions } from './item-actions';
import { errorsInside, hasItemError, itemError } from './item-errors';
import { ItemField } from './item-field';
import type { ItemForm } from './item-form';
import { ItemToggle } from './item-toggle';
import { ItemValuesContext } from './item-values-context';
import type { ListButtons } from './list-buttons';

interface ListItemProps {
  id: string;
  itemKey: string;
  title: string;
  index: number;
  items: readonly JsonObject[];
  unique: readonly string[];
  form: ItemForm;
  isOpen: boolean;
  disabled: boolean;
  buttons: ListButtons;
  isFull: boolean;
  messages: WidgetProps<unknown>['messages'];
  widgets: WidgetTable;
  /** The item's errors, each with its place in the item. */
  errors: readonly PartError[];
  /** Id of the element with the error message. */
  describedBy: string | undefined;
  /** Called when focus leaves the item's fields. */
  onLeave?: () => void;
  onToggle: () => void;
  onEdit: (item: JsonObject) => void;
  onCopy: () => void;
  onRemove: () => void;
  onMove: (to: number) => void;
}

export function ListItem(props: ListItemProps) {
  const { id, itemKey, title, index, items, unique, form, isOpen, disabled, messages, widgets } = props;
  const { token } = antdTheme.useToken();
  const { errors, describedBy } = props;
  const showsError = !isOpen && (errors.length > 0 || hasItemError({ form, items, index, unique }));
  const card = {
    border: `1px solid ${showsError ? token.colorError : token.colorBorderSecondary}`,
    borderRadius: token.borderRadiusLG,
    padding: token.paddingXS,
    marginBlockEnd: token.marginXS,
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) props.onLeave?.();
  };
  return (
    <li data-item-key={itemKey} style={card}>
      <Flex wrap justify="space-between" align="center" gap="small" data-invalid-part={showsError || undefined}>
        <ItemToggle
          title={title}
          isOpen={isOpen}
          fieldsId={`${id}-fields`}
          describedBy={describedBy}
          showsError={showsError}
          onToggle={props.onToggle}
        />
        <ItemActions
          title={title}
          index={index}
          count={items.length}
          disabled={disabled}
          buttons={props.buttons}
          isFull={props.isFull}
          onCopy={props.onCopy}
          onMove={props.onMove}
          onRemove={props.onRemove}
        />
      </Flex>
      {isOpen && (
        <div id={`${id}-fields`} data-item-fields onBlur={handleBlur} style={{ padding: token.paddingXS }}>
          <ItemFields
            id={id}
            form={form}
            items={items}
            index={index}
            unique={unique}
            disabled={disabled}
            messages={messages}
            widgets={widgets}
            errors={errors}
            onEdit={props.onEdit}
          />
        </div>
      )}
    </li>
  );
}

interface ItemFieldsProps {
  id: string;
  form: ItemForm;
  items: readonly JsonObject[];
  index: number;
  unique: readonly string[];
  disabled: boolean;
  messages: WidgetProps<unknown>['messages'];
  widgets: WidgetTable;
  /** The item's errors, each with its place in the item. */
  errors: readonly PartError[];
  onEdit: (item: JsonObject) => void;
}

/** The visible fields of one item. */
function ItemFields(props: ItemFieldsProps) {
  const { id, form, items, index, unique, disabled, messages, widgets, errors, onEdit } = props;
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
              errors={errorsInside(errors, field.pointer)}
              disabled={disabled}
              messages={(part, params) => messages(`items.${field.messageKey}.${part}`, params)}
              widgets={widgets}
            />
          ))}
      </Flex>
    </ItemValuesContext>
  );
}
