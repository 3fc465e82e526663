import moreIcons from '@signalbox/schemas/data/icons/more.json';
import type { ReactNode } from 'react';
import { IconFrame, type IconProps } from './icon-frame';
import sprite from './more-icons.svg';

/** An icon that the console's own menus do not use; `fallback` for an unknown name. */
export function MoreIcon({ name, fallback, ...props }: { name: string; fallback: ReactNode } & IconProps) {
  return moreIcons.includes(name) ? <IconFrame sprite={sprite} id={name} {...props} /> : fallback;
}
