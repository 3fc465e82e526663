import { useTranslation } from 'react-i18next';
import type { DeviceValues } from '../../shared/dashboards/table-values';
import { ReadingTime } from './reading-time';
import styles from './values-table.module.css';

/** Heads the row of a device: its name, whether it is online, and the time of its newest value. */
export function DeviceCell({ device: { device, time, isOnline } }: { device: DeviceValues }) {
  const { t } = useTranslation('project');
  return (
    <th scope="row" className={styles.device}>
      <span className={styles.head}>
        <bdi className={styles.name}>{device}</bdi>
        {isOnline !== undefined && (
          <span className={styles.state} data-online={isOnline}>
            {t(isOnline ? 'online' : 'offline')}
          </span>
        )}
      </span>
      <ReadingTime time={time} />
    </th>
  );
}
