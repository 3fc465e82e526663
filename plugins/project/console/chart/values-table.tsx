import { textIn } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { useTranslation } from 'react-i18next';
import type { DeviceValues, FieldValues } from '../../shared/dashboards/table-values';
import { Sparkline } from './sparkline';
import styles from './values-table.module.css';

/** More columns do not fit into a card: then each device is a block. */
const maxColumns = 5;

/** A row for each device, with its newest value of each field. On a narrow card, each device is a block of values. */
export function ValuesTable({ devices, title }: { devices: readonly DeviceValues[]; title: string }) {
  const { t } = useTranslation('project');
  const { language } = useConsole();
  const { compare } = new Intl.Collator(language, { numeric: true });
  const columns = fieldColumns(devices).map(({ field, title: name, unit }) => ({
    field,
    name: textIn(name, language) || field,
    unit,
  }));
  return (
    <table className={styles.table} aria-label={title || undefined} data-wide={columns.length <= maxColumns}>
      <thead>
        <tr>
          <th scope="col">{t('device')}</th>
          {columns.map(({ field, name, unit }) => (
            <th key={field} scope="col">
              <bdi>{name}</bdi>
              {unit !== undefined && ' '}
              {unit !== undefined && <bdi className={styles.unit}>{unit}</bdi>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {devices
          .toSorted((one, other) => compare(one.device, other.device))
          .map((device) => (
            <tr key={device.device}>
              <DeviceCell device={device} />
              {columns.map(({ field, name }) => (
                <ValueCell
                  key={field}
                  name={name}
                  values={device.fields.find((each) => each.field === field)}
                  deviceTime={device.time}
                />
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** The fields of all devices, each once, in the order of the first device that has them. */
function fieldColumns(devices: readonly DeviceValues[]): Pick<FieldValues, 'field' | 'title' | 'unit'>[] {
  const columns = new Map<string, FieldValues>();
  for (const each of devices.flatMap(({ fields }) => fields))
    if (!columns.has(each.field)) columns.set(each.field, each);
  return [...columns.values()];
}

interface ValueCellProps {
  /** Name of the field. The head of the column has it too, unless the card is narrow. */
  name: string;
  /** Undefined: the device never reported the field. */
  values: FieldValues | undefined;
  /** Shown once for the device: a value of another time has its own. */
  deviceTime: string;
}

function ValueCell({ name, values, deviceTime }: ValueCellProps) {
  const { t } = useTranslation('project');
  const valueText = useValueText();
  return (
    <td className={styles.value}>
      <span className={styles.field} aria-hidden>
        <bdi>{name}</bdi>
      </span>
      {values === undefined ? (
        <span className={styles.none}>{t('noValue')}</span>
      ) : (
        <>
          <span className={styles.reading}>
            <bdi className={styles.number}>{valueText(values.value)}</bdi>
            {values.unit !== undefined && ' '}
            {values.unit !== undefined && <bdi className={styles.unit}>{values.unit}</bdi>}
          </span>
          <Sparkline points={values.points} />
          {values.time !== deviceTime && <ReadingTime time={values.time} />}
        </>
      )}
    </td>
  );
}

function useValueText(): (value: FieldValues['value']) => string {
  const { t } = useTranslation('project');
  const { language } = useConsole();
  const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  return (value) => {
    if (typeof value === 'number') return format(value);
    return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value;
  };
}

/** Heads the row of a device: its name, whether it is online, and the time of its newest value. */
function DeviceCell({ device: { device, time, isOnline } }: { device: DeviceValues }) {
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

/** Time of a reading in the user's locale and time zone. */
function ReadingTime({ time }: { time: string }) {
  const { language } = useConsole();
  return (
    <time dateTime={time} className={styles.time}>
      {new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'medium' }).format(new Date(time))}
    </time>
  );
}
