import { useFormMessages } from '@signalbox/console-kit';
import { Alert, theme } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredErrorList } from '../../shared/stored-error';
import styles from './stored-errors-alert.module.css';
import { StoredErrorItem } from './stored-error-item';

/** Lists the invalid stored settings: place, reason and a link. */
export function StoredErrorsAlert({ list }: { list: StoredErrorList }) {
  const { t } = useTranslation('settings');
  const { token } = theme.useToken();
  const messages = useFormMessages();
  const setCover = useCallback(
    (element: HTMLElement | null) => element?.style.setProperty('--cover', token.colorWarningBg),
    [token.colorWarningBg],
  );
  return (
    <Alert
      type="warning"
      showIcon
      title={<h2 className={styles.title}>{t('invalid.title')}</h2>}
      description={
        <>
          <p>{t('invalid.text')}</p>
          <ul ref={setCover} className={styles.list} style={{ borderColor: token.colorWarningBorder }}>
            {list.items.map((error) => (
              <StoredErrorItem
                key={`${error.project} ${error.pointer} ${error.keyword}`}
                error={error}
                messages={messages}
              />
            ))}
          </ul>
          {list.hasMore ? <p>{t('invalid.more', { count: list.items.length })}</p> : null}
        </>
      }
    />
  );
}
