import { Typography } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats';
import { type ChartLine, type LineSummary, pathOf, scaleEnd, summaryOf } from './chart-lines';
import styles from './chart.module.css';

interface LineChartProps {
  title: string;
  lines: readonly ChartLine[];
  from: number;
  to: number;
  /** Milliseconds without a point after which a line breaks. */
  gap: number;
  textOf: (value: number) => string;
}

/** One line for each server, with the same figures as a table below. Time goes from left to right in every language. */
export function LineChart({ title, lines, from, to, gap, textOf }: LineChartProps) {
  const { t } = useTranslation('operation');
  const { clock } = useFormats();
  const heading = useId();
  const max = scaleEnd(lines);
  const summary = summaryOf(lines);
  const alternative = summary
    .map(({ name, last, highest }) => t('chart.line', { name, last: textOf(last), highest: textOf(highest) }))
    .join(' ');
  return (
    <figure className={styles.chart} aria-labelledby={heading}>
      <figcaption id={heading} className={styles.title}>
        {title}
      </figcaption>
      {summary.length === 0 ? (
        <Typography.Text type="secondary">{t('chart.empty')}</Typography.Text>
      ) : (
        <>
          <div className={styles.drawing} dir="ltr">
            <span className={styles.max}>{textOf(max)}</span>
            <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={alternative}>
              <path className={styles.base} d={`M0 ${height}H${width}M0 0.5H${width}`} />
              {lines.map((line, index) => (
                <path
                  key={line.name}
                  className={styles.line}
                  data-line={index % 6}
                  d={pathOf(line, gap, { from, to, max, width, height })}
                />
              ))}
            </svg>
            <div className={styles.times} aria-hidden>
              <span>{clock(from)}</span>
              <span>{clock(to)}</span>
            </div>
          </div>
          <ChartTable title={title} summary={summary} textOf={textOf} lines={lines} />
        </>
      )}
    </figure>
  );
}

const width = 600;
const height = 120;

interface ChartTableProps {
  title: string;
  summary: readonly LineSummary[];
  lines: readonly ChartLine[];
  textOf: (value: number) => string;
}

/** Legend and figures of a chart in one. */
function ChartTable({ title, summary, lines, textOf }: ChartTableProps) {
  const { t } = useTranslation('operation');
  return (
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{t('chart.server')}</th>
          <th scope="col">{t('chart.last')}</th>
          <th scope="col">{t('chart.mean')}</th>
          <th scope="col">{t('chart.highest')}</th>
        </tr>
      </thead>
      <tbody>
        {summary.map(({ name, last, mean, highest }) => (
          <tr key={name}>
            <th scope="row">
              <LineMark index={lines.findIndex((line) => line.name === name)} /> <bdi>{name}</bdi>
            </th>
            <td>{textOf(last)}</td>
            <td>{textOf(mean)}</td>
            <td>{textOf(highest)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A piece of a line, as in the chart. */
function LineMark({ index }: { index: number }) {
  return (
    <svg className={styles.mark} viewBox="0 0 24 4" aria-hidden>
      <path className={styles.line} data-line={index % 6} d="M0 2H24" />
    </svg>
  );
}
