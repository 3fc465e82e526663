import { useConsole } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DatabaseFigures } from '../../shared/operation';
import { useFormats } from '../formats';
import { databaseQuery } from '../operation-queries';
import styles from '../section/section.module.css';
import { Section } from '../section/section';
import { StatementTable } from './statement-table';
import { TableTable } from './table-table';

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
