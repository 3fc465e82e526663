import type { GroupDefinition, MenuEntryDefinition } from '@signalbox/schemas';
import { banner } from './banner';
import type { DeclaredEntry } from '@signalbox/schema-check';
import type { Outputs } from './write-outputs';

interface MenuSource {
  groups: GroupDefinition[];
  menus: DeclaredEntry[];
}

/** The table of all menus: the declared entries, and two pages for each settings group. */
export function emitMenus({ groups, menus }: MenuSource): Outputs {
  return {
    'menus.ts': `${banner}import type { MenuEntryDefinition } from '../src/menu';

/** Every entry of every menu, by order. */
export const menuEntries = entryList() as readonly MenuEntryDefinition[];

function entryList(): unknown {
  return ${JSON.stringify(menuTable({ groups, menus }), null, 2)};
}
`,
  };
}

/** Every entry of every menu, by order. */
export function menuTable({ groups, menus }: MenuSource): MenuEntryDefinition[] {
  const table = [...menus.map(declaredEntry), ...groups.filter(isSettingsPage).flatMap(groupEntries)];
  return table.toSorted((one, other) => one.order - other.order);
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
