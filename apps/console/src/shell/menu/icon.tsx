import { SettingOutlined } from '@ant-design/icons';
import { icons } from './icons';

export function Icon({ name }: { name: string }) {
  const Drawing = icons[name] ?? SettingOutlined;
  return <Drawing aria-hidden />;
}
