import { PageCard } from '@signalbox/console-kit';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../document/open-api';
import styles from './operation.module.css';
import { schemaRows } from './schema-rows';

interface SchemaTableProps {
  title: string;
  schema: Schema | undefined;
  schemas: Record<string, Schema>;
}

/** The properties of a schema. Without properties, nothing. */
export function SchemaTable({ title, schema, schemas }: SchemaTableProps) {
  const { t } = useTranslation('api-reference');
  const rows = schemaRows(schema, schemas);
  if (rows.length === 0) return null;
  return (
    <PageCard>
      <Typography.Title level={3} className={styles.subheading}>
        {title}
      </Typography.Title>
      <ul className={styles.properties} aria-label={title}>
        {rows.map(({ key, name, depth, type, isRequired, description }) => (
          <li key={key} className={styles.property} style={{ paddingInlineStart: depth * 20 }}>
            <code className={styles.name} dir="ltr">
              {name}
            </code>
            <code className={styles.type} dir="ltr">
              {type}
            </code>
            {isRequired && <span className={styles.required}>{t('required')}</span>}
            {description !== undefined && (
              <span className={styles.about} lang="en" dir="auto">
                {description}
              </span>
            )}
          </li>
        ))}
      </ul>
    </PageCard>
  );
}
