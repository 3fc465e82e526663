import { Button, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { noticeProviders, noticeStatuses } from '../../shared/notice-log';
import styles from './log.module.css';
import { type LogPlace, periods } from './log-place';
import type { LogFilter } from './log-queries';

interface LogFiltersProps {
  filter: LogFilter;
  onPlace: (change: Partial<LogPlace>) => void;
  onTo: (to: string | undefined) => void;
}

export function LogFilters({ filter: { provider, status, period, to }, onPlace, onTo }: LogFiltersProps) {
  const { t } = useTranslation('notifications');
  const isFiltered = [provider, status, period, to].some((value) => value !== undefined);
  const handleReset = () => {
    onPlace({ provider: undefined, status: undefined, period: undefined, page: 1 });
    onTo(undefined);
  };
  return (
    <div className={styles.filters}>
      <Choice
        label={t('log.filter.provider')}
        any={t('log.filter.anyProvider')}
        value={provider}
        values={noticeProviders}
        titleOf={(value) => t(`log.provider.${value}`)}
        onChange={(next) => onPlace({ provider: next, page: 1 })}
      />
      <Choice
        label={t('log.filter.status')}
        any={t('log.filter.anyStatus')}
        value={status}
        values={noticeStatuses}
        titleOf={(value) => t(`log.status.${value}`)}
        onChange={(next) => onPlace({ status: next, page: 1 })}
      />
      <Choice
        label={t('log.filter.period')}
        any={t('log.period.all')}
        value={period}
        values={periods}
        titleOf={(value) => t(`log.period.${value}`)}
        onChange={(next) => onPlace({ period: next, page: 1 })}
      />
      <Input.Search
        // A reset empties it.
        key={to ?? ''}
        aria-label={t('log.filter.to')}
        placeholder={t('log.filter.to')}
        defaultValue={to}
        maxLength={254}
        allowClear
        className={styles.search}
        onSearch={(text) => onTo(text.trim() === '' ? undefined : text.trim())}
      />
      {isFiltered && (
        <Button type="text" onClick={handleReset}>
          {t('log.filter.reset')}
        </Button>
      )}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  /** Title of the choice without a filter. */
  any: string;
  value: Value | undefined;
  values: readonly Value[];
  titleOf: (value: Value) => string;
  onChange: (value: Value | undefined) => void;
}

function Choice<Value extends string>({ label, any, value, values, titleOf, onChange }: ChoiceProps<Value>) {
  return (
    <Select<string>
      aria-label={label}
      value={value ?? ''}
      options={[{ value: '', label: any }, ...values.map((each) => ({ value: each, label: titleOf(each) }))]}
      onChange={(next) => onChange(values.find((each) => each === next))}
      className={styles.choice}
    />
  );
}
