import { useTranslation } from 'react-i18next';
import { choiceOf } from './project-parts';

/** Label of a part of a project. */
export function usePartMessage(): (name: string) => string {
  const { t } = useTranslation('project-transfer');
  const { t: form } = useTranslation('forms/backup/project-export');
  return (name) => (choiceOf(name) === name ? form(`collections.options.${name}`) : t(`part.${name}`));
}
