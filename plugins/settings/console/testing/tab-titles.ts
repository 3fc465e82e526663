import { settingsPages, type FormDefinition } from '@signalbox/schemas';
import { settingsTabs } from '@signalbox/schemas/testing/settings-tabs';
import { messageIn } from './locale-messages';

/** English titles of the tabs of a group as the registry has them, in order; those of a nested strip with `parentTab`. */
export function tabTitles(
  group: string,
  { parentTab, permissions }: { parentTab?: string; permissions?: string[] } = {},
) {
  const isSeen = ({ view }: FormDefinition['permission']) => !view || !permissions || permissions.includes(view);
  const own = settingsTabs
    .filter(({ place, permission }) => place.group === group && place.parentTab === parentTab && isSeen(permission))
    .map(({ id, place }) => ({
      order: place.order,
      title: messageIn({ language: 'en', namespace: `forms/${id}`, key: 'title' }),
    }));
  return [...own, ...(parentTab === undefined ? parents(group) : [])]
    .toSorted((one, other) => one.order - other.order)
    .map(({ title }) => title);
}

/** English titles of the groups that are drawn with any settings. */
export function groupTitles(): string[] {
  return settingsPages
    .filter(({ visibleWhen }) => visibleWhen === undefined)
    .map(({ key }) => messageIn({ language: 'en', namespace: `groups/${key}`, key: 'title' }));
}

function parents(key: string) {
  const { parentTabs = [] } = settingsPages.find((group) => group.key === key) ?? {};
  return parentTabs.map((parent) => ({
    order: parent.order,
    title: messageIn({ language: 'en', namespace: `groups/${key}`, key: `parentTabs.${parent.key}` }),
  }));
}
