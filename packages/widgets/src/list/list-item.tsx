import type { WidgetProps, WidgetTable } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { Flex, theme as antdTheme } from 'antd';
import type { FocusEvent } from 'react';
import { ItemActions } from './item-actions';
import { hasItemError } from './item-errors';
import { ItemFields } from './item-fields';
import type { ItemForm } from './item-form';
import { ItemToggle } from './item-toggle';
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
  /** Pointer, from the item, to its invalid part; '' is the item itself. */
  errorAt: string | undefined;
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
  const { errorAt, describedBy } = props;
  const showsError = !isOpen && (errorAt !== undefined || hasItemError({ form, items, index, unique }));
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
            errorAt={errorAt}
            describedBy={describedBy}
            onEdit={props.onEdit}
          />
        </div>
      )}
    </li>
  );
}
