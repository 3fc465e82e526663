import { useConsole } from '@signalbox/api/react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './widget-card.module.css';

interface CodeToCopyProps {
  /** Where in `form.json` it stands. */
  part: string;
  /** Name of the widget. */
  name: string;
  value: object;
}

/** JSON with a button that copies it. Browsers have no clipboard without TLS: there it is selected by hand. */
export function CodeToCopy({ part, name, value }: CodeToCopyProps) {
  const { t } = useTranslation('studio');
  const { notify } = useConsole();
  const text = JSON.stringify(value, null, 2);
  const handleCopy = async () => {
    await navigator.clipboard.writeText(text);
    notify(t('gallery.copied'));
  };
  return (
    <figure className={styles.code}>
      <figcaption className={styles.caption}>
        <code dir="ltr">{part}</code>
        {globalThis.isSecureContext && (
          <Button size="small" aria-label={t('gallery.copy', { part, name })} onClick={() => void handleCopy()}>
            {t('gallery.copyShort')}
          </Button>
        )}
      </figcaption>
      <pre dir="ltr" className={styles.text}>
        {text}
      </pre>
    </figure>
  );
}
