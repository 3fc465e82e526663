import { ArrowLeftOutlined } from '@ant-design/icons';
import { useMay } from '@signalbox/api/react';
import { PageCard } from '@signalbox/console-kit';
import { Alert, Empty, Tag, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CallForm } from '../call/call-form';
import type { Schema } from '../document/open-api';
import { isOfFiles, jsonType, type Operation } from '../document/operations-of';
import { VerbMark } from '../list/verb-mark';
import { FilesNote } from './files-note';
import styles from './operation.module.css';
import { SchemaTable } from './schema-table';

interface OperationPaneProps {
  operation: Operation;
  schemas: Record<string, Schema>;
}

/** Shows what one call does, takes and answers, and a form that sends it. */
export function OperationPane({ operation, schemas }: OperationPaneProps) {
  const { t } = useTranslation('api-reference');
  const may = useMay();
  const { verb, path, summary, requestBody, responses } = operation;
  const permission = operation['x-permission'];
  return (
    <div className={styles.pane}>
      <Link to="?" className={styles.back}>
        <ArrowLeftOutlined aria-hidden className={styles.arrow} /> {t('back')}
      </Link>
      <PageCard>
        <Typography.Title level={2} className={styles.heading}>
          <VerbMark verb={verb} />
          <span className={styles.address} dir="ltr">
            {path}
          </span>
        </Typography.Title>
        <p lang="en" dir="auto" className={styles.summary}>
          {summary}
        </p>
        <div className={styles.tags}>
          {permission !== undefined && <Tag>{t('permission', { permission })}</Tag>}
          <Tag>{operation['x-changes'] ? t('changes') : t('onlyReads')}</Tag>
        </div>
        {may(permission) || <Alert type="info" showIcon title={t('notAllowed', { permission })} />}
        {isOfFiles(operation) ? <FilesNote operation={operation} /> : <CallForm operation={operation} />}
      </PageCard>
      <SchemaTable title={t('body')} schema={requestBody?.content[jsonType]?.schema} schemas={schemas} />
      <SchemaTable title={t('answer')} schema={responses['200']?.content?.[jsonType]?.schema} schemas={schemas} />
    </div>
  );
}

/** Drawn instead of a call. `isUnknown`: the address names one that the server does not have. */
export function NoOperation({ isUnknown }: { isUnknown: boolean }) {
  const { t } = useTranslation('api-reference');
  return (
    <PageCard>
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={isUnknown ? t('unknown') : t('choose')} />
    </PageCard>
  );
}
