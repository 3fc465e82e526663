import { expect, test } from 'vitest';
import { forms, groups, menuEntries, type FormDefinition, type GroupDefinition } from '@signalbox/schemas';
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
  const own = menuEntries.filter(({ group }) => group === undefined);
  expect(named(own.map(({ key, licenseFeature }) => ({ name: key, licenseFeature })))).toEqual(listed('menus'));
  expect(named(groups.map(({ key, licenseFeature }: GroupDefinition) => ({ name: key, licenseFeature })))).toEqual(
    listed('groups'),
  );
  expect(named(forms.map(({ id, licenseFeature }: FormDefinition) => ({ name: id, licenseFeature })))).toEqual(
    listed('tabs'),
  );
});
