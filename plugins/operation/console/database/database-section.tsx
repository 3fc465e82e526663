import { useConsole } from '@signalbox/api/react';
import { timeText } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DatabaseFigures, TableFigures } from '../../shared/operation';
import { useFormats } from '../formats';
import { databaseQuery } from '../operation-queries';
import { FiguresTable } from '../section/figures-table';
import { Section } from '../section/section';
import styles from '../section/section.module.css';

/** Size, connections, the largest tables and the slowest statements. */
export function DatabaseSection() {
  const { t } = useTranslation('operation');
  const { api } = useConsole();
  const query = useQuery(databaseQuery(api));
  return (
    <Section title={t('database')} query={query}>
      {(database) => (
        <div className={styles.stack}>
          <DatabaseSize database={database} />
          <section>
            <h3 className={styles.subheading}>{t('tables')}</h3>
            <TableTable tables={database.tables} />
          </section>
          <section>
            <h3 className={styles.subheading}>{t('statements')}</h3>
            <StatementTable statements={database.statements} />
          </section>
        </div>
      )}
    </Section>
  );
}

function DatabaseSize({
  database: { version, bytes: size, connections, maxConnections },
}: {
  database: DatabaseFigures;
}) {
  const { t } = useTranslation('operation');
  const { number, bytes } = useFormats();
  return (
    <dl className={styles.tiles}>
      <div>
        <dt>{t('database.version')}</dt>
        <dd>
          <bdi>{version}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('database.size')}</dt>
        <dd>{bytes(size)}</dd>
      </div>
      <div>
        <dt>{t('database.connections')}</dt>
        <dd>{t('database.ofConnections', { count: number(connections), max: number(maxConnections) })}</dd>
      </div>
    </dl>
  );
}

/** The largest tables of the database. */
function TableTable({ tables }: { tables: readonly TableFigures[] }) {
  const { t, i18n } = useTranslation('operation');
  const { number, bytes, percent } = useFormats();
  return (
    <FiguresTable<TableFigures>
      label={t('tables')}
      rowKey="name"
      dataSource={[...tables]}
      pagination={false}
      columns={[
        { title: t('table.name'), render: (_, { name }) => <bdi>{name}</bdi> },
        { title: t('table.size'), align: 'end', render: (_, table) => bytes(table.bytes) },
        { title: t('table.rows'), align: 'end', render: (_, { rows }) => number(rows) },
        {
          title: t('table.indexUse'),
          align: 'end',
          render: (_, { indexUse }) => (indexUse === undefined ? '–' : percent(indexUse)),
        },
        { title: t('table.vacuum'), render: (_, { lastVacuum }) => timeText(lastVacuum, i18n.language) || '–' },
      ]}
    />
  );
}

type Statements = DatabaseFigures['statements'];

/** The slowest statements, or how to see them. */
function StatementTable({ statements }: { statements: Statements }) {
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
