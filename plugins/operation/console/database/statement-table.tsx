import { Alert, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DatabaseFigures } from '../../shared/operation';
import { useFormats } from '../formats';
import styles from '../section/section.module.css';

type Statements = DatabaseFigures['statements'];

/** The slowest statements, or how to see them. */
export function StatementTable({ statements }: { statements: Statements }) {
  const { t } = useTranslation('operation');
  const { number, milliseconds } = useFormats();
  if (statements === undefined) return <Alert type="info" showIcon title={t('noStatements')} />;
  return (
    <Table<NonNullable<Statements>[number]>
      aria-label={t('statements')}
      rowKey={({ text, calls }) => `${calls} ${text}`}
      size="small"
      dataSource={statements}
      pagination={false}
      scroll={{ x: 640 }}
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
