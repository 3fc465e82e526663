import { recordKeys } from '@signalbox/collections-core';
import { textIn } from '@signalbox/api';
import type { ApiClient } from '@signalbox/api/client';
import { useConsole } from '@signalbox/api/react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OnlineDevices } from '../../shared/online-devices';
import styles from './devices-card.module.css';

/** How many devices of each list are online. Empty while the online check is off. */
const devicesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: recordKeys.online(),
    queryFn: ({ signal }) => api.get<OnlineDevices[]>('core/recordOnline', { signal }),
  });

/** Shows on the home page how many devices are offline, with links to them. Renders nothing while the online check is off. */
export function DevicesCard() {
  const { t } = useTranslation('lists');
  const { api, language, hasExtensions } = useConsole();
  const { data = [] } = useQuery({ ...devicesQuery(api), enabled: hasExtensions });
  useLiveCounts();
  const id = useId();
  if (data.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('devices.title')}
      </h2>
      <ul className={styles.lists}>
        {data.map((devices) => (
          <li key={devices.model} className={styles.list}>
            <Link to={`/app/list/${encodeURIComponent(devices.model)}`} className={styles.name}>
              <bdi>{textIn(devices.title, language)}</bdi>
            </Link>
            <span className={styles.counts}>
              <Count devices={devices} isOnline />
              <Count devices={devices} isOnline={false} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Requests the numbers again whenever they may have changed, and after a gap of the connection. */
function useLiveCounts(): void {
  const { live } = useConsole();
  const queries = useQueryClient();
  useEffect(() => {
    const connection = live({
      type: 'recordonline',
      query: {},
      onMessage: () => void queries.invalidateQueries({ queryKey: recordKeys.online() }),
    });
    return () => connection.close();
  }, [live, queries]);
}

function Count({ devices, isOnline }: { devices: OnlineDevices; isOnline: boolean }) {
  const { t } = useTranslation('lists');
  const { model, property, online, offline } = devices;
  const count = isOnline ? online : offline;
  const filter = encodeURIComponent(JSON.stringify({ [property]: isOnline }));
  const isWarning = !isOnline && count > 0;
  return (
    <Link
      to={`/app/list/${encodeURIComponent(model)}?filter=${filter}`}
      className={isWarning ? styles.warning : styles.count}
    >
      {t(isOnline ? 'devices.online' : 'devices.offline', { count })}
    </Link>
  );
}
