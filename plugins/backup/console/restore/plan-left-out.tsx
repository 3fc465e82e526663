import { useTranslation } from 'react-i18next';
import { LeftOutContentNote } from '@signalbox/console-kit';
import { useModuleMessage } from '../use-module-message';
import type { RestorePlan } from '../../shared/restore-plan';

/** Invalid records and files of a backup. */
export function PlanLeftOut({ plan: { modules, files = {} } }: { plan: RestorePlan }) {
  const { t } = useTranslation('backup');
  const moduleMessage = useModuleMessage();
  const parts = [
    ...modules.map(({ name, invalid }) => ({ name: moduleMessage(name), invalid })),
    { name: t('plan.files', { content: t('content.fileServer') }), invalid: files.fileServer?.invalid },
  ];
  return <LeftOutContentNote parts={parts.flatMap(({ name, invalid }) => (invalid ? [{ name, ...invalid }] : []))} />;
}
