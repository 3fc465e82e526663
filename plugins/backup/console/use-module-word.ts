import { useTranslation } from 'react-i18next';
import { useScope } from './scope';

/** What a part of a backup's data is called: a module of the project, or a table of the whole platform. */
export function useModuleWord(): (module: string) => string {
  const { key } = useScope();
  const { t: ofProject } = useTranslation('data');
  const { t: ofPlatform } = useTranslation('forms/backup/platform-backup');
  return (module) => (key === 'project' ? ofProject(`modules.${module}`) : ofPlatform(`parts.options.${module}`));
}
