import { useTranslation } from 'react-i18next';
import { useScope } from './scope';
import { useKnownMessage } from './use-known-message';

/** What a part of a backup's data is called: a module of the project, or a table of the whole platform. */
export function useModuleMessage(): (module: string) => string {
  const { key } = useScope();
  const { t: ofProject } = useTranslation('data');
  const { t: ofPlatform } = useTranslation('forms/backup/platform-backup');
  return (module) => (key === 'project' ? ofProject(`modules.${module}`) : ofPlatform(`parts.options.${module}`));
}

/** The same where it is not known what a backup is of, such as a corner that every page has; one without a word is called by its key. */
export function useAnyModuleMessage(): (module: string) => string {
  const ofProject = useKnownMessage('data');
  const ofPlatform = useKnownMessage('forms/backup/platform-backup');
  return (module) => ofProject(`modules.${module}`) ?? ofPlatform(`parts.options.${module}`) ?? module;
}
