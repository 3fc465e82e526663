import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPlatform, runPlatform } from '../../testing/running-platform';

const token = 'only for the operator';
let platform: RunningPlatform;
/** Each metric of the server, with its type. */
let types: Map<string, string>;

beforeAll(async () => {
  platform = await runPlatform({ variables: { OPERATOR_TOKEN: token } });
  const { body } = await platform.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  types = new Map([...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]));
});
afterAll(() => platform.close());

const textOf = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../../${path}`, import.meta.url)), 'utf8');
const namesIn = (text: string) => [...new Set(text.match(/\b(?:signalbox|process|nodejs)_\w+/g))];
const exists = (name: string) => types.has(name) || types.get(name.replace(/_(bucket|sum|count)$/, '')) === 'histogram';

test.each(['deploy/prometheus/alerts.yaml', 'deploy/grafana/dashboard.json'])(
  '%s names only metrics of the server',
  (path) => {
    const names = namesIn(textOf(path));
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !exists(name))).toEqual([]);
  },
);

test('the dashboard shows each metric of the product', () => {
  const shown = namesIn(textOf('deploy/grafana/dashboard.json')).join(' ');
  const unseen = [...types.keys()].filter((name) => name.startsWith('signalbox_') && !shown.includes(name));
  // Those that alerts alone use.
  expect(unseen).toEqual([
    'signalbox_database_pool_idle_connections',
    'signalbox_database_pool_max_connections',
    'signalbox_job_oldest_start_timestamp_seconds',
  ]);
});

test('names metrics as Prometheus recommends', () => {
  const own = [...types].filter(([name]) => name.startsWith('signalbox_'));
  for (const [name, type] of own) expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter']);
  expect(own.map(([name]) => name).filter((name) => /_(ms|milliseconds|days|minutes|kb|mb)(_|$)/.test(name))).toEqual(
    [],
  );
});
