import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { contentOf, textOf, variablesOfProgram } from './read-deploy';

const known = variablesOfProgram();
const ofNode = ['NODE_ENV', 'HOME'];
/** Kept in a secret, never in the values of the chart. */
const secrets = ['ADMIN_PASSWORD', 'DATABASE_URL', 'OPERATOR_TOKEN', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
/** Set by the chart itself. */
const fixed = ['DATA_DIR', 'DRAIN_SECONDS', 'HOST', 'PORT'];
/** Read by its library under their standard names; docs/operating.md has them. */
const ofOpenTelemetry = ['OTEL_EXPORTER_OTLP_ENDPOINT'];
/** Only for a first look at the demo project. */
const ofDemo = ['DEMO_PASSWORD'];

interface Compose {
  services: { signalbox: { environment: Record<string, string> } };
}
interface ValuesSchema {
  properties: { settings: { properties: Record<string, unknown> } };
}

test('finds the variables of the program', () => {
  expect(known).toContain('DATABASE_URL');
  expect(known).toContain('MAX_CONNECTIONS_PER_ADDRESS');
});

test('lists each variable of the program in the README', () => {
  const listed = [...textOf('README.md').matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual([...known, ...ofOpenTelemetry].toSorted());
});

test('sets only variables that the program reads', () => {
  const unit = [...textOf('deploy/systemd/signalbox.service').matchAll(/^Environment=(.*)$/gm)];
  const image = [...textOf('deploy/image/Dockerfile').matchAll(/^ENV (.*)$/gm)];
  const lines = [...unit, ...image].map(([, line]) => line ?? '');
  const inLines = lines.flatMap((line) => [...line.matchAll(/([A-Z0-9_]+)=/g)].map(([, name]) => name ?? ''));
  const inChart = [...textOf('deploy/chart/templates/deployment.yaml').matchAll(/- name: ([A-Z0-9_]+)$/gm)].map(
    ([, name]) => name ?? '',
  );
  const { environment } = contentOf<Compose>('deploy/compose/compose.yaml').services.signalbox;
  const inCompose = Object.keys(environment);
  expect([...inLines, ...inChart, ...inCompose].filter((name) => ![...known, ...ofNode].includes(name))).toEqual([]);
  expect(inLines).toContain('DATA_DIR');
  expect(inChart.toSorted()).toEqual(fixed);
  expect(inCompose).toContain('DATABASE_URL');
});

test('lets the chart set each variable, those with a secret by a secret', () => {
  const schema = contentOf<ValuesSchema>('deploy/chart/values.schema.json');
  const settable = Object.keys(schema.properties.settings.properties);
  expect([...settable, ...secrets, ...fixed, ...ofDemo].toSorted()).toEqual(known);
});

test('has an example of each variable that the compose file wants', () => {
  const example = Object.keys(parseEnv(textOf('deploy/compose/example.env')));
  const wanted = [...textOf('deploy/compose/compose.yaml').matchAll(/\$\{([A-Z0-9_]+):\?/g)].map(([, name]) => name);
  expect(example).toEqual(expect.arrayContaining(wanted));
  expect(example.filter((name) => name !== 'POSTGRES_PASSWORD' && !known.includes(name))).toEqual([]);
});
