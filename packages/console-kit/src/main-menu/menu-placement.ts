/** Where the menu is: in the header, at the side of the page, or in a drawer that a button opens. */
export type MenuPlacement = 'top' | 'side' | 'drawer';

/** `layout1` puts the menu at the side, `layout2` into the header. A narrow screen has room for neither. */
export function menuPlacement({ layout, isNarrow }: { layout: unknown; isNarrow: boolean }): MenuPlacement {
  if (isNarrow) return 'drawer';
  return layout === 'layout2' ? 'top' : 'side';
}
