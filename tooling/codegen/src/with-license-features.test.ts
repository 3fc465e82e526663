import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSchemaTree } from './schema-tree';
import { featureOfResource, withLicenseFeatures } from './with-license-features';

const tree = readSchemaTree(join(fileURLToPath(import.meta.url), '../../fixtures/schemas'));
const featuresOf = (items: readonly { licenseFeature?: string }[]) => items.map(({ licenseFeature }) => licenseFeature);

test('gives menu entries the feature of data/license-gates.json', () => {
  expect(featuresOf(tree.menus)).toEqual(['lamps', 'lamps']);
  expect(featuresOf(tree.groups).every((feature) => feature === undefined)).toBe(true);
});

test('gives the page of a list the feature of its routes', () => {
  const table = { lamps: { routes: ['core/lamp'] } };
  const given = ['core/lamp', 'core/lamp/log', 'core/lamps'].map((resource) => featureOfResource(resource, table));
  expect(given).toEqual([{ licenseFeature: 'lamps' }, { licenseFeature: 'lamps' }, {}]);
});

test('gives groups and tabs theirs, and keeps the one that a tab without an entry names itself', () => {
  const [group, form] = [tree.groups[0]!, tree.forms[0]!];
  const table = { lamps: { groups: [group.key], tabs: [form.id] } };
  const changed = withLicenseFeatures({ ...tree, groups: [group], forms: [form] }, table);
  expect([changed.groups[0]?.licenseFeature, changed.forms[0]?.licenseFeature]).toEqual(['lamps', 'lamps']);
  const own = { ...form, licenseFeature: 'poles' };
  expect(withLicenseFeatures({ ...tree, forms: [own] }, {}).forms[0]?.licenseFeature).toBe('poles');
  expect(withLicenseFeatures({ ...tree, forms: [own] }, table).forms[0]?.licenseFeature).toBe('lamps');
});
