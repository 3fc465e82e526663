import { useMemo, useState } from 'react';
import { settingsPages } from '@signalbox/schemas';
import { GroupContent } from './group-content';
import { SettingsTabs, type SettingsTabsProps } from './settings-tabs';

/** One tab of the settings with its Save, on a page of another kind. Cancel discards the changes. */
export function SingleTab({ formId }: { formId: string }) {
  const group = settingsPages.find(({ key }) => key === formId.split('/')[0]);
  if (!group) return null;
  return <GroupContent group={group}>{(content) => <OnlyTab {...content} formId={formId} />}</GroupContent>;
}

function OnlyTab({ forms, formId, ...content }: SettingsTabsProps & { formId: string }) {
  const only = useMemo(() => forms.filter(({ id }) => id === formId), [forms, formId]);
  /** A new key opens new drafts. */
  const [round, setRound] = useState(0);
  return <SettingsTabs key={round} {...content} forms={only} onCancel={() => setRound(round + 1)} />;
}
