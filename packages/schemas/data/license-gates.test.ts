import { expect, test } from 'vitest';
import { forms, groups, menuEntries, type FormDefinition, type GroupDefinition } from '@signalbox/schemas';
import access from './access.json';
import features from './features.json';
import licenseGates from './license-gates.json';

interface Gate {
  routes: readonly string[];
  open?: Readonly<Record<string, string>>;
  absent?: string;
}
const gates = Object.entries<Gate>(licenseGates);
const routes = Object.keys(access).map((route) => route.replace('/rest/', ''));
const named: readonly (string | undefined)[] = [
  ...menuEntries.map(({ licenseFeature }) => licenseFeature),
  ...groups.map(({ licenseFeature }: GroupDefinition) => licenseFeature),
  ...forms.map(({ licenseFeature }: FormDefinition) => licenseFeature),
];

test('has every feature of the demo license', () => {
  expect(gates.map(([feature]) => feature)).toEqual(features);
});

test.each(gates)('%s closes routes, pages or tabs, or says that the product has none', (feature, gate) => {
  expect(gate.routes.length > 0 || named.includes(feature)).toBe(gate.absent === undefined);
});

test.each(gates.flatMap(([feature, gate]) => gate.routes.map((start) => ({ feature, start }))))(
  '$start of $feature is the start of routes',
  ({ start }) => {
    expect(routes.some((route) => `${route}/`.includes(` ${start}/`))).toBe(true);
  },
);

test.each(
  gates.flatMap(([feature, gate]) =>
    Object.entries(gate.open ?? {}).map(([route, reason]) => ({ feature, gate, route, reason })),
  ),
)('$route stays open without $feature, as one of its routes and with a reason', ({ gate, route, reason }) => {
  expect(routes).toContain(route);
  expect(gate.routes.some((start) => `${route}/`.includes(` ${start}/`))).toBe(true);
  expect(reason).not.toBe('');
});
