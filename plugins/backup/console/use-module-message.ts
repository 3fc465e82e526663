import { useTranslation } from 'react-i18next';
import { useScope } from './scope';

/** Label of a part of a backup's data: a module of the project, or a table of the platform. */
export function useModuleMessage(): (module: string) => string {
  const { key } = useScope();
  const { t: ofProject } = useTranslation('data');
  const { t: ofPlatform } = useTranslation('backup');
  return (module) => (key === 'project' ? ofProject : ofPlatform)(`modules.${module}`);
}
