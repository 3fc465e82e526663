import { useTranslation } from 'react-i18next';
import type { MissingAccess } from '@signalbox/console-kit/menu';
import { StatusPage } from '../../shell/status-page';
import { HomeLink } from './home-link';
import { useClosedFeature } from './use-closed-feature';

/** Shows which permission or license feature the page requires. */
export function NoAccessPage({ missing }: { missing: MissingAccess[] }) {
  const { t } = useTranslation('console');
  const closedFeature = useClosedFeature();
  const nameOf = (permission: string) => {
    const title = t(`data::permissions.${permission}`, { defaultValue: '' });
    // Permissions for the records of a model have their key alone: the user may not see the titles of models.
    return title === '' ? permission : t('noPermission.named', { title, permission });
  };
  const sentenceOf = (reason: MissingAccess): string => {
    switch (reason.kind) {
      case 'permission':
        return t('noPermission.text', { permission: nameOf(reason.permission) });
      case 'records':
        return t('noPermission.records', { permission: nameOf(reason.permission) });
      case 'feature':
        return closedFeature(reason.feature);
      case 'setting':
        return t(`groups/${reason.group}::closed`);
      case 'platform':
        return t('noAccess.platform');
    }
  };
  const isPermission = missing.some(({ kind }) => kind === 'permission' || kind === 'records');
  return (
    <StatusPage
      title={t(isPermission ? 'noPermission.title' : 'noAccess.title')}
      text={missing.map(sentenceOf)}
      action={<HomeLink />}
    />
  );
}
