/** Says, to screen readers too, what an input did with what was typed. Always drawn: readers say only what changes in it. */
export function Said({ children }: { children: string }) {
  return <output style={{ display: 'block', color: 'var(--sb-about)' }}>{children}</output>;
}
