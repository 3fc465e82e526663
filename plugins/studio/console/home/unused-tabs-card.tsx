import { useConsole } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { publishedQuery } from '../publish/published-queries';
import { titleOf } from '../publish/title-of';
import styles from './unused-tabs-card.module.css';

/** Lists published tabs on the home page that errors keep out of use. Renders nothing if there are none. */
export function UnusedTabsCard() {
  const { t } = useTranslation('studio');
  const { api, language, hasExtensions } = useConsole();
  const { data = [] } = useQuery({ ...publishedQuery(api), enabled: hasExtensions });
  const unused = data.filter(({ version, isUsed }) => version !== null && !isUsed);
  if (unused.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={<h2 className={styles.title}>{t('unused.title')}</h2>}
      description={
        <>
          <p>{t('unused.text')}</p>
          <ul className={styles.list}>
            {unused.map((tab) => (
              <li key={tab.id}>
                {titleOf(tab, language)} <bdi className={styles.id}>{tab.id}</bdi>
              </li>
            ))}
          </ul>
          <Link to="/app/studio">{t('unused.open')}</Link>
        </>
      }
    />
  );
}
