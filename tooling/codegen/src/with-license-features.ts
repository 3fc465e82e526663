import type { FormDefinition, GroupDefinition } from '@signalbox/schemas';
import type { DeclaredEntry } from '@signalbox/schema-check';

/** The menu entries, groups and tabs of a license feature, as in `data/license-gates.json`. */
export interface LicenseGate {
  menus?: readonly string[];
  groups?: readonly string[];
  tabs?: readonly string[];
}

interface Declared {
  forms: FormDefinition[];
  groups: GroupDefinition[];
  menus: DeclaredEntry[];
}

/** The declarations with the license feature of each that the table lists. */
export function withLicenseFeatures<Tree extends Declared>(
  tree: Tree,
  table: Readonly<Record<string, LicenseGate>>,
): Tree {
  const gates = Object.entries(table);
  const featureOf = (kind: keyof LicenseGate, name: string) => {
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
