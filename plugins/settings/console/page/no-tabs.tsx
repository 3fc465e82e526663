import { Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { maySee, type Viewer } from '@signalbox/engine/core';
import type { FormDefinition } from '@signalbox/schemas';

export interface NoTabsProps {
  /** Every form of the group, whoever may see it. */
  forms: readonly FormDefinition[];
  viewer: Viewer;
}

/** Stands where a group shows no tab, and says why. A module of its own, so that pages with tabs do not load it. */
export function NoTabs({ forms, viewer }: NoTabsProps) {
  const { t } = useTranslation('settings');
  const reason = forms.length === 0 ? 'none' : forms.some((form) => maySee(form, viewer)) ? 'closed' : 'text';
  return <Empty description={t(`noTabs.${reason}`)} />;
}
