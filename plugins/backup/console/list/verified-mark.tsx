import { Flex, Tag, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ShownBackup } from '../backup-record';
import { timeText } from '@signalbox/console-kit';

/** Shows when the checksums were last verified, and the result. */
export function VerifiedMark({ backup: { verified } }: { backup: ShownBackup }) {
  const { t, i18n } = useTranslation('backup');
  if (!verified) return <Typography.Text type="secondary">{t('verified.never')}</Typography.Text>;
  return (
    <Flex gap="small" align="center" wrap="wrap">
      <Tag
        color={verified.isWhole ? 'green' : 'red'}
        title={verified.reason && t('technical', { detail: verified.reason })}
      >
        {t(verified.isWhole ? 'verified.intact' : 'verified.broken')}
      </Tag>
      <Typography.Text type="secondary">{timeText(verified.time, i18n.language)}</Typography.Text>
    </Flex>
  );
}
