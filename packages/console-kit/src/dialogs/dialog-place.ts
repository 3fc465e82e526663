/**
 * Holds the top of a dialog whose content changes its height. In a centred one everything would move under the pointer,
 * and a click whose press and release are on different elements does nothing.
 */
export const fixedTop = { style: { top: '8dvh' } } as const;

/** The body of a tall dialog scrolls, so that its title and buttons stay visible. */
export const scrollingBody = {
  body: { maxBlockSize: 'calc(84dvh - 130px)', overflowY: 'auto', marginInline: -24, paddingInline: 24 },
} as const;
