/** The drawing `id` of a sprite, in the size and colour of the text around it. Without a sprite: blank, while it loads. */
export function IconFrame({ sprite, id }: { sprite?: string; id?: string }) {
  return (
    // antd's own class: menus and tabs set it in their rows.
    <span className="anticon" aria-hidden>
      <svg width="1em" height="1em" fill="currentColor" focusable="false">
        {sprite === undefined ? null : <use href={`${sprite}#${id}`} />}
      </svg>
    </span>
  );
}
