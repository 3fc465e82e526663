import { useConsole } from '@signalbox/api/react';
import { Alert, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { commandOf } from '../call/request-of';
import type { Operation } from '../document/operations-of';
import styles from './operation.module.css';

/** For a call that sends or answers a file: the command that does it. */
export function FilesNote({ operation }: { operation: Operation }) {
  const { t } = useTranslation('api-reference');
  const { api } = useConsole();
  const command = commandOf(operation, { url: api.own.urlOf(operation.path.replace('/rest/', '')) });
  return (
    <>
      <Alert type="info" showIcon title={t('files')} />
      <div className={styles.command} dir="ltr">
        <code>{command}</code> <Typography.Text copyable={{ text: command }} />
      </div>
    </>
  );
}
