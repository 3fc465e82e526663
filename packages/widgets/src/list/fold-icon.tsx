import { DownOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import { useContext } from 'react';

/** Points onward, in the direction of reading, at what is folded away; down at what is open. */
export function FoldIcon({ isOpen }: { isOpen: boolean }) {
  const { direction } = useContext(ConfigProvider.ConfigContext);
  if (isOpen) return <DownOutlined aria-hidden />;
  return direction === 'rtl' ? <LeftOutlined aria-hidden /> : <RightOutlined aria-hidden />;
}
