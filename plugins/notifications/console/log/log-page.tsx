import { PageFrame, useAddressParams } from '@signalbox/console-kit';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportButton } from './export-button';
import { LogFilters } from './log-filters';
import { type LogPlace, readPlace, writePlace } from './log-place';
import { LogTable } from './log-table';

/** `/app/notice-log`: the messages that the platform has sent or will send, with their outcome. */
export function LogPage() {
  const { t } = useTranslation('notifications');
  const [search, changeSearch] = useAddressParams();
  const place = useMemo(() => readPlace(search), [search]);
  const [to, setTo] = useState<string>();
  const handlePlace = (change: Partial<LogPlace>) =>
    changeSearch((current) => writePlace({ ...readPlace(current), ...change }));
  const handleTo = (next: string | undefined) => {
    setTo(next);
    handlePlace({ page: 1 });
  };
  const filter = { ...place, ...(to === undefined ? {} : { to }) };
  return (
    <PageFrame
      title={t('log.title')}
      description={t('log.description')}
      actions={<ExportButton filter={filter} />}
      width="wide"
    >
      <LogFilters filter={filter} onPlace={handlePlace} onTo={handleTo} />
      <LogTable place={filter} onPlace={handlePlace} />
    </PageFrame>
  );
}
