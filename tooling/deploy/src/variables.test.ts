import Ajv from 'ajv';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { contentOf, textOf, variablesOfProgram } from './read-deploy';

const known = variablesOfProgram();
const ofNode = ['NODE_ENV', 'HOME'];
/** Kept in a secret, never in the values of the chart. */
const secrets = ['ADMIN_PASSWORD', 'DATABASE_URL', 'OPERATOR_TOKEN', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
/** Set by the chart itself. */
const fixed = ['DATA_DIR', 'DRAIN_SECONDS', 'HOST', 'PORT'];
/** Set by the compose file itself, as the image has them. */
const ofCompose = ['DATABASE_URL', 'DATA_DIR', 'HOST', 'PORT'];
/** Read by its library under their standard names; docs/operating.md has them. */
const ofOpenTelemetry = ['OTEL_EXPORTER_OTLP_ENDPOINT'];
/** Only for a first look at the demo project. */
const ofDemo = ['DEMO_PASSWORD'];

interface Compose {
  services: { signalbox: { environment: Record<string, string>; env_file: unknown } };
}
const listed = [...textOf('README.md').matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name ?? '');

test('finds the variables of the program', () => {
  expect(known).toContain('DATABASE_URL');
  expect(known).toContain('MAX_CONNECTIONS_PER_ADDRESS');
});

test('lists each variable of the program in the README', () => {
  expect(listed.toSorted()).toEqual([...known, ...ofOpenTelemetry].toSorted());
});

test('takes each variable of the README through the compose file, the others by its env file', () => {
  const { environment, env_file } = contentOf<Compose>('deploy/compose/compose.yaml').services.signalbox;
  expect(env_file).toBe('.env');
  const image = textOf('deploy/image/Dockerfile');
  const reaches = (name: string) => {
    const value = environment[name] ?? '';
    if (ofCompose.includes(name)) return image.includes(` ${name}=${value}`) || name === 'DATABASE_URL';
    return new RegExp(`^\\$\\{${name}:[-?]`).test(value);
  };
  expect(listed.filter((name) => !reaches(name))).toEqual([]);
});

test('takes each variable of the README through the file of the unit', () => {
  const unit = textOf('deploy/systemd/signalbox.service');
  expect(unit).toMatch(/^EnvironmentFile=\/etc\/signalbox\/signalbox\.env$/m);
  // Nothing takes one away, or goes before that file: systemd reads it after Environment=.
  expect(unit).not.toMatch(/^UnsetEnvironment=|^ExecStart=.*\benv\b/m);
});

test('takes each variable of the README through the chart, those with a secret through a secret alone', () => {
  const schema = contentOf<object>('deploy/chart/values.schema.json');
  const values = contentOf<{ settings: object }>('deploy/chart/values.yaml');
  const validate = new Ajv({ strict: false }).compile(schema);
  const isTaken = (name: string) => {
    const samples = ['x.example.org', 'https://x.example.org', '7', 'info'];
    return samples.some((sample) => validate({ ...values, settings: { ...values.settings, [name]: sample } }));
  };
  const others = ['OTEL_SERVICE_NAME', 'OTEL_BSP_SCHEDULE_DELAY', 'OTEL_EXPORTER_OTLP_PROTOCOL'];
  const taken = [...listed, ...others].filter((name) => !fixed.includes(name) && isTaken(name));
  expect([...taken, ...secrets, ...ofDemo, ...fixed].toSorted()).toEqual([...listed, ...others].toSorted());
  for (const name of [
    'OTEL_EXPORTER_OTLP_HEADERS',
    'OTEL_EXPORTER_OTLP_TRACES_HEADERS',
    'otel_service_name',
    'NOTICE_TARGET',
  ])
    expect([name, isTaken(name)]).toEqual([name, false]);
  const [configMap, deployment] = ['config-map', 'deployment'].map((name) =>
    textOf(`deploy/chart/templates/${name}.yaml`),
  );
  expect(configMap).toMatch(
    /range \$name, \$value := \.Values\.settings \}\}\n {2}\{\{ \$name \}\}: \{\{ \$value \| quote \}\}/,
  );
  expect(deployment).toMatch(
    /envFrom:\n\s+- configMapRef:\n\s+name: .*\n\s+- secretRef:\n\s+name: \{\{ \.Values\.secretName \}\}/,
  );
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
  expect(
    [...inLines, ...inChart, ...inCompose].filter((name) => ![...known, ...ofNode, ...ofOpenTelemetry].includes(name)),
  ).toEqual([]);
  expect(inLines).toContain('DATA_DIR');
  expect(inChart.toSorted()).toEqual(fixed);
  expect(inCompose).toContain('DATABASE_URL');
});

test('has an example of each variable that the compose file wants', () => {
  const example = Object.keys(parseEnv(textOf('deploy/compose/example.env')));
  const wanted = [...textOf('deploy/compose/compose.yaml').matchAll(/\$\{([A-Z0-9_]+):\?/g)].map(([, name]) => name);
  expect(example).toEqual(expect.arrayContaining(wanted));
  expect(example.filter((name) => name !== 'POSTGRES_PASSWORD' && !known.includes(name))).toEqual([]);
});
