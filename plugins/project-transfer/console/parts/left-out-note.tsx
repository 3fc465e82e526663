import { Alert, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { choiceOf } from './project-parts';
import type { LeftOut } from '../../shared/transfer';

/** The secrets that an export excludes, field by field. */
export function LeftOutNote({ leftOut, title }: { leftOut: readonly LeftOut[]; title: string }) {
  const { t } = useTranslation('project-transfer');
  const { t: form } = useTranslation('forms/backup/project-export');
  if (leftOut.length === 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={title}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {leftOut.map(({ part, field, count }) => (
            <li key={`${part} ${field}`}>
              {t('leftOutOf', { part: form(`collections.options.${choiceOf(part)}`), count })}{' '}
              <Typography.Text code>
                <bdi dir="ltr">{field}</bdi>
              </Typography.Text>
            </li>
          ))}
        </ul>
      }
    />
  );
}
