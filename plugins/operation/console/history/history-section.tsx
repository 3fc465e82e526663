import { useConsole } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryPoint, OperationHistory } from '../../shared/operation';
import { LineChart } from '../chart/line-chart';
import { useFormats } from '../formats';
import { historyQuery, type Period, periods } from '../operation-queries';
import styles from '../section/section.module.css';
import { Section } from '../section/section';
import { serverName } from '../server-name';

/** The scale of the memory ends at a round number of megabytes. */
const mebibyte = 2 ** 20;
const lengths: Record<Period, number> = { hour: 3_600_000, day: 86_400_000 };

/** Shows what each server did in the last hour or day. A line breaks where its server was gone. */
export function HistorySection() {
  const { t } = useTranslation('operation');
  const { api } = useConsole();
  const [period, setPeriod] = useState<Period>('hour');
  const query = useQuery(historyQuery(api, period));
  return (
    <Section
      title={t('history')}
      query={query}
      extra={
        <Segmented<Period>
          aria-label={t('period')}
          value={period}
          onChange={setPeriod}
          options={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
        />
      }
    >
      {(history) => <Charts history={history} to={query.dataUpdatedAt} length={lengths[period]} />}
    </Section>
  );
}

function Charts({ history, to, length }: { history: OperationHistory; to: number; length: number }) {
  const { t } = useTranslation('operation');
  const { number, bytes, milliseconds } = useFormats();
  const common = { from: to - length, to, gap: history.seconds * 2_500 };
  const linesOf = (valueOf: (point: HistoryPoint) => number | undefined) =>
    history.replicas.map((replica) => ({
      name: serverName(replica),
      points: replica.points.flatMap((point) => {
        const value = valueOf(point);
        return value === undefined ? [] : [{ at: Date.parse(point.at), value }];
      }),
    }));
  const rate = (value: number) => number(value, 2);
  return (
    <div className={styles.charts}>
      <LineChart {...common} title={t('chart.requests')} lines={linesOf(({ requests }) => requests)} textOf={rate} />
      <LineChart {...common} title={t('chart.errors')} lines={linesOf(({ errors }) => errors)} textOf={rate} />
      <LineChart {...common} title={t('chart.p99')} lines={linesOf(({ p99 }) => p99)} textOf={milliseconds} />
      <LineChart
        {...common}
        title={t('chart.loopDelay')}
        lines={linesOf(({ loopDelay }) => loopDelay)}
        textOf={milliseconds}
      />
      <LineChart
        {...common}
        title={t('chart.memory')}
        lines={linesOf(({ memory }) => memory / mebibyte)}
        textOf={(value) => bytes(value * mebibyte)}
      />
      <LineChart
        {...common}
        title={t('chart.live')}
        lines={linesOf(({ live }) => live)}
        textOf={(value) => number(value)}
      />
    </div>
  );
}
