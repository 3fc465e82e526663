import { useConsole } from '@signalbox/api/react';
import { LoadFailure, PageCard, PageFrame, useAddressParams } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OpenApi, openApiQuery } from '../document/open-api';
import { operationsOf } from '../document/operations-of';
import { OperationList } from '../list/operation-list';
import { NoOperation, OperationPane } from '../operation/operation-pane';
import styles from './api-page.module.css';

/** `/app/api`: the calls of the API, and the one that the address names. */
export function ApiPage() {
  const { t } = useTranslation('api-reference');
  const { api } = useConsole();
  const { data, error, refetch } = useQuery(openApiQuery(api));
  return (
    <PageFrame title={t('title')} description={t('description')} width="wide">
      {data ? (
        <Reference document={data} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} titleOf={(reason) => t('failed', { reason })} />
      ) : (
        <output aria-label={t('loading')}>
          <PageCard>
            <Skeleton active title={false} paragraph={{ rows: 10, width: '100%' }} />
          </PageCard>
        </output>
      )}
    </PageFrame>
  );
}

/** On narrow screens, the list gives way to the call that was chosen. */
function Reference({ document }: { document: OpenApi }) {
  const [address] = useAddressParams();
  const [search, setSearch] = useState('');
  const groups = useMemo(() => operationsOf(document), [document]);
  const id = address.get('call');
  const chosen = groups.flatMap(({ operations }) => operations).find(({ operationId }) => operationId === id);
  return (
    <div className={styles.panes} data-is-chosen={chosen !== undefined}>
      <div className={styles.list}>
        <OperationList groups={groups} chosen={chosen} search={search} onSearch={setSearch} />
      </div>
      <div className={styles.detail}>
        {chosen ? (
          <OperationPane key={chosen.operationId} operation={chosen} schemas={document.components.schemas} />
        ) : (
          <NoOperation isUnknown={id !== null} />
        )}
      </div>
    </div>
  );
}
