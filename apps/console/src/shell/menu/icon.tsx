import { iconNames } from './icon-names';
import sheet from './icons.svg';

const names: readonly string[] = iconNames;

/** A drawing of the sprite `icons.svg`, which needs no script. A gear for an unknown name. */
export function Icon({ name }: { name: string }) {
  const id = names.includes(name) ? name : 'setting';
  return (
    // antd's own class: menus and tabs set it in their rows.
    <span className="anticon" aria-hidden>
      <svg width="1em" height="1em" fill="currentColor" focusable="false">
        <use href={`${sheet}#${id}`} />
      </svg>
    </span>
  );
}
