/** The body of a tall dialog scrolls, so that its title and buttons stay visible. */
export const scrollingBody = {
  body: { maxBlockSize: 'calc(100dvh - 200px)', overflowY: 'auto', marginInline: -24, paddingInline: 24 },
} as const;
