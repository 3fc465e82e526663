import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useScope } from '../scope';
import type { offeredTo } from './offered';

/** Shows which content of a backup is not offered, and why. */
export function StaysNotes({ offered }: { offered: ReturnType<typeof offeredTo> }) {
  const { t } = useTranslation('backup');
  const { key } = useScope();
  const { unknown, hasAccountsElsewhere, lacksSuper, lacksSettings } = offered;
  const sentences = [
    ...(lacksSuper ? [t(key === 'project' ? 'restore.superOnly' : 'restore.superOnlyDocuments')] : []),
    ...(lacksSettings ? [t('restore.settingsOnly')] : []),
    ...(hasAccountsElsewhere ? [t('restore.accountsElsewhere')] : []),
    ...unknown.map((module) => t('difference.module', { module })),
  ];
  return sentences.map((sentence) => <Alert key={sentence} type="info" showIcon title={sentence} />);
}
