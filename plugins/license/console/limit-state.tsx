import { Tag, Typography } from 'antd';
import { useTranslation } from 'react-i18next';

/** `most` missing: no limit. `used` missing: a limit of a later version. */
export function LimitState({ most, used }: { most: number | undefined; used: number | undefined }) {
  const { t, i18n } = useTranslation('license');
  const number = new Intl.NumberFormat(i18n.language);
  if (used === undefined) return <Typography.Text type="secondary">{t('limit.unknown')}</Typography.Text>;
  if (most === undefined)
    return <Typography.Text type="secondary">{t('limit.none', { used: number.format(used) })}</Typography.Text>;
  return (
    <span>
      {t('limit.use', { used: number.format(used), most: number.format(most) })}{' '}
      {used === most && <Tag color="warning">{t('limit.full')}</Tag>}
      {used > most && <Tag color="error">{t('limit.above')}</Tag>}
    </span>
  );
}
