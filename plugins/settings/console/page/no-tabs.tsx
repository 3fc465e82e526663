import { Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { maySee, type Viewer } from '@signalbox/engine/core';
import type { FormDefinition } from '@signalbox/schemas';

interface NoTabsProps {
  /** Every form of the group, regardless of permissions. */
  forms: readonly FormDefinition[];
  viewer: Viewer;
}

/** Explains why a group shows no tab. A separate module, so that pages with tabs do not load it. */
export function NoTabs({ forms, viewer }: NoTabsProps) {
  const { t } = useTranslation('settings');
  const reason = forms.length === 0 ? 'none' : forms.some((form) => maySee(form, viewer)) ? 'closed' : 'text';
  return <Empty description={t(`noTabs.${reason}`)} />;
}
