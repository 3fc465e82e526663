import type { MissingAccess } from '@signalbox/console-kit/menu';
import type { ClosedReason, MenuReason } from '@signalbox/engine/core';
import type { Page } from '@signalbox/schemas/types';
import { useTranslation } from 'react-i18next';
import { useLicense } from '../../marks/use-license';
import { usePageTitle } from '../../editor/use-page-title';
import { usePermissions } from '../../permissions/use-permissions';

/** Sentences about why a user has no entry for a page, or cannot open what it leads to. */
export function useReasonText() {
  const { t } = useTranslation('pages');
  const titleOf = usePageTitle();
  const { nameOf: permissionName } = usePermissions();
  const { isExpired } = useLicense();
  const lack = (feature: string) => (isExpired(feature) ? 'expired' : 'feature');
  const featureName = (feature: string) => t(`data::features.${feature}`, { defaultValue: feature });
  const closedText = (reason: ClosedReason, where: 'own' | 'above', title: string): string => {
    switch (reason.kind) {
      case 'hidden':
        return t(`reason.${where}.hidden`, { title });
      case 'permission':
        return t(`reason.${where}.permission`, {
          title,
          permission: permissionName(reason.permission),
        });
      case 'feature':
        return t(`reason.${where}.${lack(reason.feature)}`, { title, feature: featureName(reason.feature) });
    }
  };
  return {
    reasonTexts: (reason: MenuReason): string[] => {
      if (reason.kind === 'empty') return [t('reason.empty')];
      if (reason.kind !== 'above') return [closedText(reason, 'own', '')];
      const title = titleOf(reason.page as Pick<Page, 'title' | 'path'>);
      return reason.reasons.map((each) => closedText(each, 'above', title));
    },
    linkText: (missing: MissingAccess): string => {
      switch (missing.kind) {
        case 'permission':
          return t('opens.permission', { permission: permissionName(missing.permission) });
        case 'records':
          return t('opens.records', { permission: permissionName(missing.permission) });
        case 'feature':
          return t(`opens.${lack(missing.feature)}`, { feature: featureName(missing.feature) });
        case 'setting':
          return t('opens.setting', { reason: t(`groups/${missing.group}::closed`) });
        case 'platform':
          return t('opens.platform');
      }
    },
  };
}
