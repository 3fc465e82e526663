import { settingsPages, type FormDefinition, type GroupDefinition, type Messages } from '@signalbox/schemas';
import { settingsTabs } from '@signalbox/schemas/testing/settings-tabs';
import { readFileSync } from 'node:fs';

/** Content of a settings page: its tabs, and the nested strips. */
interface GroupPage {
  path: string;
  title: string;
  tabs: { title: string; nested?: string[] }[];
}

const messages = JSON.parse(readFileSync('packages/schemas/generated/locales/en.json', 'utf8')) as Record<
  string,
  Messages
>;

/** The pages of the registry, in English. */
export const groupPages: GroupPage[] = settingsPages.map((group) => ({
  path: `/app/system/list/${group.key}`,
  title: messages[`groups/${group.key}`]?.['title'] ?? group.key,
  tabs: tabsOf(group),
}));

/** Titles of the tabs of a group outside nested strips, for a user with these permissions. */
export function tabTitles(key: string, permissions: string[]): string[] {
  const isSeen = ({ permission }: FormDefinition) => !permission.view || permissions.includes(permission.view);
  return formsOfGroup(key)
    .filter((form) => !form.place.parentTab && isSeen(form))
    .map(titleOf);
}

function tabsOf({ key, parentTabs = [] }: GroupDefinition): GroupPage['tabs'] {
  const own = formsOfGroup(key).filter((form) => !form.place.parentTab);
  const parents = parentTabs.map((parent) => ({
    order: parent.order,
    title: messages[`groups/${key}`]?.[`parentTabs.${parent.key}`] ?? parent.key,
    nested: formsOfGroup(key)
      .filter((form) => form.place.parentTab === parent.key)
      .map(titleOf),
  }));
  return [...own.map((form) => ({ order: form.place.order, title: titleOf(form) })), ...parents].toSorted(
    (one, other) => one.order - other.order,
  );
}

/** The registry has them in the order of the strip. */
function formsOfGroup(key: string): FormDefinition[] {
  return settingsTabs.filter((form) => form.place.group === key);
}

function titleOf({ id }: FormDefinition): string {
  return messages[`forms/${id}`]?.['title'] ?? id;
}
