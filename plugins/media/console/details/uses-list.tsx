import { useConsole } from '@signalbox/api/react';
import { LoadFailure, LoadingLines } from '@signalbox/console-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './details.module.css';
import { usesQuery } from './file-queries';
import { Section } from './section';
import { Use, keyOfUse } from './use-row';

/** Shows where the address of a file is stored. Uses that the user may not see are only counted. */
export function UsesList({ path }: { path: string }) {
  const { t } = useTranslation('media');
  const { api } = useConsole();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    usesQuery(api, path),
  );
  const [first] = data?.pages ?? [];
  const uses = data?.pages.flatMap((page) => page.uses) ?? [];
  const hidden = first === undefined ? 0 : first.count - first.visible;
  return (
    <Section title={t('uses.title')}>
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} titleOf={(reason) => t('uses.failed', { reason })} />
      ) : null}
      {first === undefined && !error ? <LoadingLines label={t('uses.loading')} rows={3} /> : null}
      {first?.count === 0 ? <Typography.Text type="secondary">{t('uses.none')}</Typography.Text> : null}
      {uses.length > 0 ? (
        <ul className={styles.list}>
          {uses.map((use) => (
            <Use key={keyOfUse(use)} use={use} />
          ))}
        </ul>
      ) : null}
      {hasNextPage ? (
        <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('uses.more')}
        </Button>
      ) : null}
      {hidden > 0 ? <Typography.Text type="secondary">{t('uses.hidden', { count: hidden })}</Typography.Text> : null}
    </Section>
  );
}
