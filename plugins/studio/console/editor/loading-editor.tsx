import styles from './code-editor.module.css';

/** The text while the editor is loaded, at the same height: what is below must not move, also if lines wrap. */
export function LoadingEditor({ text }: { text: string }) {
  return (
    <div dir="ltr" className={styles.editor} aria-busy>
      {/* The editor shows an empty line after the last line break, this element does not. */}
      <pre className={styles.loading}>{`${text.slice(0, visibleLength)}\n`}</pre>
    </div>
  );
}

/** More characters than are in view on any screen. A longer text would be laid out in vain. */
const visibleLength = 20_000;
