import { useTranslation } from 'react-i18next';
import { useScope } from './scope';
import { useKnownWord } from './use-known-word';

/** What a part of a backup's data is called: a module of the project, or a table of the whole platform. */
export function useModuleWord(): (module: string) => string {
  const { key } = useScope();
  const { t: ofProject } = useTranslation('data');
  const { t: ofPlatform } = useTranslation('forms/backup/platform-backup');
  return (module) => (key === 'project' ? ofProject(`modules.${module}`) : ofPlatform(`parts.options.${module}`));
}

/** The same where it is not known what a backup is of, such as a corner that every page has; one without a word is called by its key. */
export function useAnyModuleWord(): (module: string) => string {
  const ofProject = useKnownWord('data');
  const ofPlatform = useKnownWord('forms/backup/platform-backup');
  return (module) => ofProject(`modules.${module}`) ?? ofPlatform(`parts.options.${module}`) ?? module;
}
