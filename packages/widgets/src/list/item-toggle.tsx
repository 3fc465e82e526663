import { DownOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, ConfigProvider, Typography } from 'antd';
import { useContext } from 'react';
import { useWidgetMessages } from '../widget-messages';

interface ItemToggleProps {
  title: string;
  isOpen: boolean;
  /** Id of the element with the item's fields, while it is open. */
  fieldsId: string;
  /** Id of the element with the error message. */
  describedBy: string | undefined;
  showsError: boolean;
  onToggle: () => void;
}

/** The title of an item, which expands and collapses it. */
export function ItemToggle({ title, isOpen, fieldsId, describedBy, showsError, onToggle }: ItemToggleProps) {
  const messages = useWidgetMessages();
  return (
    <Button
      type="text"
      icon={<FoldIcon isOpen={isOpen} />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? fieldsId : undefined}
      aria-label={messages('list.expand', { item: title })}
      aria-describedby={showsError ? describedBy : undefined}
      onClick={onToggle}
      style={{ minInlineSize: 0 }}
    >
      <Typography.Text ellipsis type={showsError ? 'danger' : undefined}>
        {title}
      </Typography.Text>
    </Button>
  );
}

/** An arrow: down for an open item, in reading direction for a collapsed one. */
function FoldIcon({ isOpen }: { isOpen: boolean }) {
  const { direction } = useContext(ConfigProvider.ConfigContext);
  if (isOpen) return <DownOutlined aria-hidden />;
  return direction === 'rtl' ? <LeftOutlined aria-hidden /> : <RightOutlined aria-hidden />;
}
