import { IconFrame, type IconProps } from './icon-frame';
import sprite from './menu-icons.svg';

interface ShellIconProps extends IconProps {
  name: 'desktop' | 'logout' | 'menu' | 'moon' | 'sun' | 'user';
}

/** An icon of the shell itself. Its code is smaller than that of `Icon`, and part of the login page too. */
export function ShellIcon({ name, ...props }: ShellIconProps) {
  return <IconFrame sprite={sprite} id={name} {...props} />;
}
