import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DatabaseFigures } from '../../shared/operation';
import { useFormats } from '../formats';
import styles from '../section/section.module.css';
import { FiguresTable } from '../section/figures-table';

type Statements = DatabaseFigures['statements'];

/** The slowest statements, or how to see them. */
export function StatementTable({ statements }: { statements: Statements }) {
  const { t } = useTranslation('operation');
  const { number, milliseconds } = useFormats();
  if (statements === undefined) return <Alert type="info" showIcon title={t('noStatements')} />;
  return (
    <FiguresTable<NonNullable<Statements>[number]>
      label={t('statements')}
      rowKey={({ text, calls }) => `${calls} ${text}`}
      dataSource={statements}
      pagination={false}
      columns={[
        {
          title: t('statement.text'),
          render: (_, { text }) => (
            <code dir="ltr" className={styles.statement}>
              {text}
            </code>
          ),
        },
        { title: t('statement.mean'), align: 'end', render: (_, { mean }) => milliseconds(mean) },
        { title: t('statement.calls'), align: 'end', render: (_, { calls }) => number(calls) },
        { title: t('statement.total'), align: 'end', render: (_, { total }) => milliseconds(total) },
      ]}
    />
  );
}
