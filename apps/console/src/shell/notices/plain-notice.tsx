/** Shows a toast whose code could not be loaded as plain text. */
export function PlainNotice({ toast }: { toast: { sentence: string } }) {
  return <output style={{ position: 'fixed', insetBlockEnd: 0, insetInlineStart: 16 }}>{toast.sentence}</output>;
}
