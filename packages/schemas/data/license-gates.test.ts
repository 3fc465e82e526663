import { expect, test } from 'vitest';
import {
  collections,
  forms,
  groups,
  menuEntries,
  type FormDefinition,
  type GroupDefinition,
  type MenuEntryDefinition,
} from '@signalbox/schemas';
import features from './features.json';
import licenseGates from './license-gates.json';

interface Gate {
  routes: readonly string[];
  menus?: readonly string[];
  groups?: readonly string[];
  tabs?: readonly string[];
  absent?: string;
}
const gates = Object.entries<Gate>(licenseGates);

test('has every feature of the demo license', () => {
  expect(gates.map(([feature]) => feature)).toEqual(features);
});

test.each(gates)('%s closes routes, pages or tabs, or says that the product has none', (_feature, gate) => {
  const { routes, menus = [], groups: pages = [], tabs = [] } = gate;
  expect([...routes, ...menus, ...pages, ...tabs].length > 0).toBe(gate.absent === undefined);
});

test('is the only place that gives menu entries, groups and tabs of the product a feature', () => {
  const listed = (kind: 'menus' | 'groups' | 'tabs') =>
    gates.flatMap(([feature, gate]) => (gate[kind] ?? []).map((name) => `${name} ${feature}`)).toSorted();
  const named = (entries: readonly { name: string; licenseFeature?: string | undefined }[]) =>
    entries.flatMap(({ name, licenseFeature }) => (licenseFeature ? [`${name} ${licenseFeature}`] : [])).toSorted();
  const own = menuEntries.filter(({ group }) => group === undefined).map((entry) => ({ ...entry, name: entry.key }));
  const pages = collections.map(({ id }) => id.replace('/', '-'));
  expect(named(own.filter(({ key }) => !pages.includes(key)))).toEqual(listed('menus'));
  expect(named(groups.map(({ key, licenseFeature }: GroupDefinition) => ({ name: key, licenseFeature })))).toEqual(
    listed('groups'),
  );
  expect(named(forms.map(({ id, licenseFeature }: FormDefinition) => ({ name: id, licenseFeature })))).toEqual(
    listed('tabs'),
  );
});

test('closes the page of each list with its routes', () => {
  const entries: readonly MenuEntryDefinition[] = menuEntries;
  const given = collections.map(({ id, resource }) => {
    const [feature] =
      gates.find(([, { routes }]) => routes.some((start) => `${resource}/`.startsWith(`${start}/`))) ?? [];
    return { id, feature, entry: entries.find(({ key }) => key === id.replace('/', '-'))?.licenseFeature };
  });
  expect(given).toContainEqual({ id: 'project/model', feature: 'model', entry: 'model' });
  expect(given).toContainEqual({ id: 'notifications/log', feature: 'notice', entry: 'notice' });
  for (const { feature, entry } of given) expect(entry).toBe(feature);
});
