import { DownOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import { useContext } from 'react';

/** An arrow: down for an open item, in reading direction for a collapsed one. */
export function FoldIcon({ isOpen }: { isOpen: boolean }) {
  const { direction } = useContext(ConfigProvider.ConfigContext);
  if (isOpen) return <DownOutlined aria-hidden />;
  return direction === 'rtl' ? <LeftOutlined aria-hidden /> : <RightOutlined aria-hidden />;
}
