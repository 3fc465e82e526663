import type { WidgetProps, WidgetTable } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { Button, Flex, theme as antdTheme, Typography, ConfigProvider } from 'antd';
import { type FocusEvent, useContext } from 'react';
import { DownOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useWidgetMessages } from '../widget-messages';
import { ItemActions } from './item-actions';
import { hasItemError } from './item-errors';
import { ItemFields } from './item-fields';
import type { ItemForm } from './item-form';

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
  onRemove: () => void;
  onMove: (to: number) => void;
}

export function ListItem(props: ListItemProps) {
  const { id, itemKey, title, index, items, unique, form, isOpen, disabled, messages: formMessages, widgets } = props;
  const messages = useWidgetMessages();
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
      <Flex justify="space-between" align="center" gap="small" data-invalid-part={showsError || undefined}>
        <Button
          type="text"
          icon={<FoldIcon isOpen={isOpen} />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-fields` : undefined}
          aria-label={messages('list.expand', { item: title })}
          aria-describedby={showsError ? describedBy : undefined}
          onClick={props.onToggle}
          style={{ minInlineSize: 0 }}
        >
          <Typography.Text ellipsis type={showsError ? 'danger' : undefined}>
            {title}
          </Typography.Text>
        </Button>
        <ItemActions
          title={title}
          index={index}
          count={items.length}
          disabled={disabled}
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
            messages={formMessages}
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

/** An arrow: down for an open item, in reading direction for a collapsed one. */
function FoldIcon({ isOpen }: { isOpen: boolean }) {
  const { direction } = useContext(ConfigProvider.ConfigContext);
  if (isOpen) return <DownOutlined aria-hidden />;
  return direction === 'rtl' ? <LeftOutlined aria-hidden /> : <RightOutlined aria-hidden />;
}
