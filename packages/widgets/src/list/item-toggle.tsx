import { DownOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, ConfigProvider, theme as antdTheme, Typography } from 'antd';
import { type CSSProperties, useContext } from 'react';
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
  const { token } = antdTheme.useToken();
  return (
    <Button
      type="text"
      icon={<FoldIcon isOpen={isOpen} />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? fieldsId : undefined}
      aria-label={messages('list.expand', { item: title })}
      aria-describedby={showsError ? describedBy : undefined}
      onClick={onToggle}
      style={{ ...wrapping, minBlockSize: token.controlHeight }}
    >
      <Typography.Text type={showsError ? 'danger' : undefined} style={clamped}>
        {title}
      </Typography.Text>
    </Button>
  );
}

/** A narrow screen shows the whole title on several lines, and the buttons of the item below. */
const wrapping: CSSProperties = {
  flex: '1 1 200px',
  justifyContent: 'start',
  minInlineSize: 0,
  blockSize: 'auto',
  whiteSpace: 'normal',
  textAlign: 'start',
};

/** The content of a long text may be a title. */
const clamped: CSSProperties = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};

/** An arrow: down for an open item, in reading direction for a collapsed one. */
function FoldIcon({ isOpen }: { isOpen: boolean }) {
  const { direction } = useContext(ConfigProvider.ConfigContext);
  if (isOpen) return <DownOutlined aria-hidden />;
  return direction === 'rtl' ? <LeftOutlined aria-hidden /> : <RightOutlined aria-hidden />;
}
