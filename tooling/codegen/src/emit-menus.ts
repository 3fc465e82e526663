import type { GroupDefinition, MenuEntryDefinition } from '@signalbox/schemas';
import { banner } from './banner';
import type { DeclaredEntry } from './declared-entry';
import type { Outputs } from './write-outputs';

/** The table of all menus: the declared entries, and two pages for each settings group. */
export function emitMenus({ groups, menus }: { groups: GroupDefinition[]; menus: DeclaredEntry[] }): Outputs {
  const table = [...menus.map(declaredEntry), ...groups.filter(isSettingsPage).flatMap(groupEntries)];
  return {
    'menus.ts': `${banner}import type { MenuEntryDefinition } from '../src/menu';

/** Every entry of every menu, by order. */
export const menuEntries = entryList() as readonly MenuEntryDefinition[];

function entryList(): unknown {
  return ${JSON.stringify(
    table.toSorted((one, other) => one.order - other.order),
    null,
    2,
  )};
}
`,
  };
}

/** Other groups have no page, or one that `data/menus.json` declares. */
function isSettingsPage({ isDialogs, hasOwnPage }: GroupDefinition): boolean {
  return isDialogs !== true && hasOwnPage !== true;
}

function declaredEntry({ permissions = [], ...entry }: DeclaredEntry): MenuEntryDefinition {
  return { ...entry, permissions };
}

/** The page beside the settings menu, for users who may view the group, and the page of its own, for those who may edit it. */
function groupEntries({ key, order, icon, permission, inAdminMenu, ...group }: GroupDefinition): MenuEntryDefinition[] {
  const { visibleWhen, licenseFeature } = group;
  const { view, edit = view } = permission;
  const entry = {
    title: `groups/${key}::title`,
    icon,
    order,
    group: key,
    ...(licenseFeature === undefined ? {} : { licenseFeature }),
    ...(visibleWhen === undefined ? {} : { visibleWhen }),
  };
  return [
    { key: `settings/${key}`, url: `/app/system/list/${key}`, permissions: [view], menus: ['settings'], ...entry },
    {
      key: `admin/${key}`,
      url: `/app/${key}`,
      permissions: [...new Set([edit, view])],
      menus: inAdminMenu ? ['admin'] : [],
      ...entry,
    },
  ];
}
