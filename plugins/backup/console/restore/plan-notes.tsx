import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Difference, PlanWarning, RestorePlan } from '../../shared/restore-plan';

/** Shows how the backup differs from this platform, and warnings before the restore. */
export function PlanNotes({ plan: { differences, warnings } }: { plan: RestorePlan }) {
  const { t } = useTranslation('backup');
  const differenceText = (difference: Difference) =>
    difference.what === 'module'
      ? t('difference.module', { module: difference.name })
      : t(`difference.${difference.what}`, { archived: difference.archived, running: difference.running });
  const warned = (warning: PlanWarning) => {
    switch (warning.what) {
      case 'usersWithoutPassword':
        return t('warning.usersWithoutPassword', { count: warning.count });
      case 'secretsMissing':
        return t('warning.secretsMissing', { fields: warning.fields.join(t('list.comma')) });
      case 'foldersStay':
        return t('warning.foldersStay', { folders: warning.folders.join(t('list.comma')) });
      case 'filesNotInspected':
        return t('warning.filesNotInspected', { number: warning.count });
      case 'htmlNotServed':
        return t('warning.htmlNotServed', { version: warning.version });
    }
  };
  return [...warnings.map(warned), ...differences.map(differenceText)].map((sentence) => (
    <Alert key={sentence} type="info" showIcon title={sentence} />
  ));
}
