import type { LicenseState } from '@signalbox/api';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

const colors: Record<LicenseState, string> = {
  none: 'default',
  notYetValid: 'warning',
  valid: 'success',
  expiring: 'warning',
  grace: 'error',
  expired: 'error',
};

export function StateTag({ state }: { state: LicenseState }) {
  const { t } = useTranslation('license');
  return (
    // On several lines in the narrow columns of a plan.
    <Tag color={colors[state]} style={{ whiteSpace: 'normal' }}>
      {t(`state.${state}`)}
    </Tag>
  );
}
