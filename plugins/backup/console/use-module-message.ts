import { useTranslation } from 'react-i18next';
import { useScope } from './scope';
import { useKnownMessage } from './use-known-message';

/** Label of a part of a backup's data: a module of the project, or a table of the platform. */
export function useModuleMessage(): (module: string) => string {
  const { key } = useScope();
  const { t: ofProject } = useTranslation('data');
  const { t: ofPlatform } = useTranslation('backup');
  return (module) => (key === 'project' ? ofProject : ofPlatform)(`modules.${module}`);
}

/** The same for callers that do not know the scope of the backup, such as the progress center. Falls back to the key. */
export function useAnyModuleMessage(): (module: string) => string {
  const ofProject = useKnownMessage('data');
  const ofPlatform = useKnownMessage('backup');
  return (module) => ofProject(`modules.${module}`) ?? ofPlatform(`modules.${module}`) ?? module;
}
