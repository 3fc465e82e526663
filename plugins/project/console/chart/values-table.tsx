import { textIn } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { useTranslation } from 'react-i18next';
import type { DeviceValues, FieldValues } from '../../shared/dashboards/table-values';
import { DeviceCell } from './device-cell';
import { ValueCell } from './value-cell';
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
