import { useTranslation } from 'react-i18next';
import type { OperationGroup } from '../document/operations-of';

/** The heading of a group in the language of the user. A plug-in that this page does not know has its English one. */
export function useGroupTitle(): (group: Pick<OperationGroup, 'tag' | 'title'>) => string {
  const { t, i18n } = useTranslation('api-reference');
  return ({ tag, title }) => {
    const key = `tags.${tag}`;
    return i18n.exists(key, { ns: 'api-reference' }) ? t(key as 'tags.platform') : title;
  };
}
