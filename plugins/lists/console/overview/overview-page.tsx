import { textIn } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { LoadFailure, LoadingLines, PageFrame } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { Empty, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { modelsQuery } from '@signalbox/collections-react';
import styles from './overview-page.module.css';

/** `/app/list`: the models whose records the user may list. */
export function OverviewPage() {
  const { t } = useTranslation('lists');
  const { setPageTitle } = useConsole();
  const [text, setText] = useState('');
  const { models, shown, error, refetch } = useFoundModels(text);
  const title = t('title');
  useEffect(() => setPageTitle(title), [setPageTitle, title]);
  return (
    <PageFrame title={title} description={t('overview.description')} width="wide">
      <Input
        type="search"
        aria-label={t('overview.search')}
        placeholder={t('overview.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        allowClear
        className={styles.search}
      />
      {error ? (
        <LoadFailure
          error={error}
          onRetry={() => void refetch()}
          titleOf={(reason) => t('overview.failed', { reason })}
        />
      ) : null}
      {models === undefined && !error ? <LoadingLines label={t('collections-react::list.loading')} rows={4} /> : null}
      {models !== undefined && shown.length === 0 ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={models.length === 0 ? t('overview.none') : t('overview.noMatch', { text: text.trim() })}
        />
      ) : null}
      <ul className={styles.models}>
        {shown.map(({ id, key, name }) => (
          <li key={id}>
            <Link to={`/app/list/${encodeURIComponent(key)}`} className={styles.model}>
              <bdi className={styles.name}>{name}</bdi>
              <bdi className={styles.key}>{key}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <output className={styles.status}>
        {models && text.trim() !== '' ? t('overview.count', { count: shown.length }) : ''}
      </output>
    </PageFrame>
  );
}

/** The models, and those whose name or key has a text, by their names. */
function useFoundModels(text: string) {
  const { api, language } = useConsole();
  const { data: models, error, refetch } = useQuery(modelsQuery(api));
  const wanted = text.trim().toLocaleLowerCase(language);
  const shown = (models ?? [])
    .map(({ id, key, name, title }) => ({ id, key, name: textIn(title ?? name, language) }))
    .filter(({ name, key }) => [name, key].some((each) => each.toLocaleLowerCase(language).includes(wanted)))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
  return { models, shown, error, refetch };
}
