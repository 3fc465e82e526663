import type { CSSProperties } from 'react';

/** What antd's menus, tabs and buttons add to an icon that they draw: its distance to their text. */
export interface IconProps {
  className?: string;
  style?: CSSProperties;
}

/** The drawing `id` of a sprite, in the size and colour of the text around it. Without a sprite: blank, while it loads. */
export function IconFrame({ sprite, id, className, style }: { sprite?: string; id?: string } & IconProps) {
  return (
    // antd's own class: menus and tabs set it in their rows.
    <span className={iconClass(className)} style={style} aria-hidden>
      <svg width="1em" height="1em" fill="currentColor" focusable="false">
        {sprite === undefined ? null : <use href={`${sprite}#${id}`} />}
      </svg>
    </span>
  );
}

export const iconClass = (className = '') => `anticon ${className}`.trimEnd();
