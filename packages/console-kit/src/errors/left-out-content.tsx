import type { LeftOutContent } from '@signalbox/api';
import { ApiError } from '@signalbox/api/client';
import { Alert, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureText } from './use-failure-text';

/** `name`: the label of the part. */
type LeftOutPart = LeftOutContent & { name: string };

/** Lists invalid content that a restore or an import skips: its name and the reason. */
export function LeftOutContentNote({ parts }: { parts: readonly LeftOutPart[] }) {
  const { t } = useTranslation('console-kit');
  if (parts.length === 0) return null;
  return <Alert type="warning" showIcon title={t('leftOut.title')} description={<LeftOutList parts={parts} />} />;
}

/** The same in a popover, for narrow places. */
export function LeftOutDetails({ parts }: { parts: readonly LeftOutPart[] }) {
  const { t } = useTranslation('console-kit');
  if (parts.length === 0) return null;
  return (
    <details>
      <summary>{t('leftOut.title')}</summary>
      <LeftOutList parts={parts} />
    </details>
  );
}

function LeftOutList({ parts }: { parts: readonly LeftOutPart[] }) {
  const { t } = useTranslation('console-kit');
  const failureText = useFailureText();
  return (
    <ul style={{ margin: 0, paddingInlineStart: 20, overflowWrap: 'anywhere' }}>
      {parts.map(({ name, count, shown }) => (
        <li key={name}>
          {t('leftOut.of', { part: name, number: count })}
          <ul style={{ paddingInlineStart: 20 }}>
            {shown.map(({ id, error }) => (
              <li key={id}>
                <Typography.Text code>
                  <bdi>{id}</bdi>
                </Typography.Text>{' '}
                {failureText(new ApiError(400, error))}
              </li>
            ))}
            {count > shown.length && <li>{t('leftOut.more', { number: count - shown.length })}</li>}
          </ul>
        </li>
      ))}
    </ul>
  );
}
