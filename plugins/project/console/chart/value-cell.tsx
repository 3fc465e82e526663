import { useConsole } from '@signalbox/api/react';
import { useTranslation } from 'react-i18next';
import type { FieldValues } from '../../shared/dashboards/table-values';
import { ReadingTime } from './reading-time';
import { Sparkline } from './sparkline';
import styles from './values-table.module.css';

interface ValueCellProps {
  /** Name of the field. The head of the column has it too, unless the card is narrow. */
  name: string;
  /** Undefined: the device never reported the field. */
  values: FieldValues | undefined;
  /** Shown once for the device: a value of another time has its own. */
  deviceTime: string;
}

export function ValueCell({ name, values, deviceTime }: ValueCellProps) {
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
