import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readMeta } from './check-meta';

const folder = fileURLToPath(new URL('../../../packages/schemas/meta', import.meta.url));
const { widgetTable } = readMeta(folder);
const { uiNode } = (
  JSON.parse(readFileSync(`${folder}/form.schema.json`, 'utf8')) as {
    definitions: { uiNode: { properties: Record<string, { enum?: string[]; properties?: object }> } };
  }
).definitions;

test('has a row for each widget that a form may name', () => {
  expect(Object.keys(widgetTable).toSorted()).toEqual(uiNode.properties['ui:widget']?.enum?.toSorted());
});

test('names each option that a form may use, but for those of a whole tab', () => {
  const ofTabs = ['notice', 'panelAction'];
  const named = Object.values(widgetTable).flatMap(({ options = [] }) => options);
  expect([...new Set([...named, ...ofTabs])].toSorted()).toEqual(
    Object.keys(uiNode.properties['ui:options']?.properties ?? {}).toSorted(),
  );
});
