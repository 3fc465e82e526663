import { useTranslation } from 'react-i18next';
import { type ChartLine, type LineSummary } from './chart-lines';
import styles from './chart.module.css';

interface ChartTableProps {
  title: string;
  summary: readonly LineSummary[];
  lines: readonly ChartLine[];
  textOf: (value: number) => string;
}

/** Legend and figures of a chart in one. */
export function ChartTable({ title, summary, lines, textOf }: ChartTableProps) {
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
