import type { FormDefinition, GroupDefinition } from '@signalbox/schemas';
import type { DeclaredEntry } from '@signalbox/schema-check';

/** The routes, menu entries, groups and tabs of a license feature, as in `data/license-gates.json`. */
export interface LicenseGate {
  /** Starts of their addresses, such as `core/notice`. */
  routes?: readonly string[];
  menus?: readonly string[];
  groups?: readonly string[];
  tabs?: readonly string[];
}

interface Declared {
  forms: FormDefinition[];
  groups: GroupDefinition[];
  menus: DeclaredEntry[];
}

/** The license feature of the page of a list: that of its routes. */
export function featureOfResource(resource: string, table: Readonly<Record<string, LicenseGate>>) {
  const isOf = ({ routes = [] }: LicenseGate) => routes.some((start) => `${resource}/`.startsWith(`${start}/`));
  const [licenseFeature] = Object.entries(table).find(([, gate]) => isOf(gate)) ?? [];
  return licenseFeature === undefined ? {} : { licenseFeature };
}

/** The declarations with the license feature of each that the table lists. */
export function withLicenseFeatures<Tree extends Declared>(
  tree: Tree,
  table: Readonly<Record<string, LicenseGate>>,
): Tree {
  const gates = Object.entries(table);
  const featureOf = (kind: 'menus' | 'groups' | 'tabs', name: string) => {
    const [licenseFeature] = gates.find(([, gate]) => gate[kind]?.includes(name)) ?? [];
    return licenseFeature === undefined ? {} : { licenseFeature };
  };
  return {
    ...tree,
    forms: tree.forms.map((form) => ({ ...form, ...featureOf('tabs', form.id) })),
    groups: tree.groups.map((group) => ({ ...group, ...featureOf('groups', group.key) })),
    menus: tree.menus.map((entry) => ({ ...entry, ...featureOf('menus', entry.key) })),
  };
}
