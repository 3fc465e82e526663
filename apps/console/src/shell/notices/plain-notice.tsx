/** What was said, in the place of a notice whose code could not be fetched. */
export function PlainNotice({ said }: { said: { sentence: string } }) {
  return <output style={{ position: 'fixed', insetBlockEnd: 0, insetInlineStart: 16 }}>{said.sentence}</output>;
}
