import { IconFrame } from './icon-frame';
import sprite from './menu-icons.svg';

/** An icon of the shell itself. Its code is smaller than that of `Icon`, and part of the login page too. */
export function ShellIcon({ name }: { name: 'desktop' | 'logout' | 'menu' | 'moon' | 'sun' | 'user' }) {
  return <IconFrame sprite={sprite} id={name} />;
}
