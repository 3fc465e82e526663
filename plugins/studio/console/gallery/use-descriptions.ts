import { useTranslation } from 'react-i18next';
import type { GalleryWidget, TakenSchema } from '../../shared/gallery';
import { kindOf } from './kind-of';

/**
 * Returns the descriptions of widgets, their options and the values that they take, in the user's language. Those of
 * plug-ins come from their tables.
 */
export function useDescriptions() {
  const { t } = useTranslation('studio');
  return {
    ofWidget: ({ name, description = '' }: GalleryWidget) => t(`widget.${name}`, { defaultValue: description }),
    ofOption: ({ name, description }: GalleryWidget['options'][number]) =>
      t(`option.${name}`, { defaultValue: description }),
    ofTaken: (taken: TakenSchema) => {
      const { key, params } = kindOf(taken);
      const kind = t(`kind.${key}`, params);
      return taken.dialogsOnly === true ? t('kind.ofDialogs', { kind }) : kind;
    },
  };
}
