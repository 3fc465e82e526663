import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { adminPassword, type RunningPlatform, runPlatform } from '../../testing/running-platform';
import { tracingOf } from './tracing-variables';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** The bodies that the collector received. */
const received: string[] = [];
const collector = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => (body += chunk));
  request.on('end', () => {
    if (request.url === '/v1/traces') received.push(body);
    response.setHeader('content-type', 'application/json').end('{}');
  });
});
collector.keepAliveTimeout = 0;

let platform: RunningPlatform;
const log: string[] = [];
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' };
  for (const [name, value] of Object.entries({
    ...variables,
    OTEL_BSP_SCHEDULE_DELAY: '50',
    OTEL_SERVICE_NAME: 'north',
  }))
    vi.stubEnv(name, value);
  platform = await runPlatform({ variables, log });
});
afterAll(async () => {
  await platform.close();
  collector.close();
  vi.unstubAllEnvs();
});

function spans(): SentSpan[] {
  return received.flatMap((text) => {
    const { resourceSpans } = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  });
}
const attribute = ({ attributes }: SentSpan, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue;
const requestSpan = (id: unknown) =>
  vi.waitFor(
    () => {
      const found = spans().find((span) => attribute(span, 'signalbox.request_id') === id);
      if (!found) throw new Error('The collector has not received the span');
      return found;
    },
    { timeout: 60_000 },
  );

test('a request is a span of the trace of its sender, with its queries below it', async () => {
  const [traceId, parent] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  const { status, headers } = await platform.send('POST', 'core/auth/login', {
    body: { username: 'admin', password: adminPassword },
    headers: { traceparent: `00-${traceId}-${parent}-01` },
  });
  expect(status).toBe(200);
  const span = await requestSpan(headers['x-request-id']);
  expect(span).toMatchObject({ name: 'POST /rest/core/auth/login', kind: 2, traceId, parentSpanId: parent });
  const below = spans().filter(({ parentSpanId }) => parentSpanId === span.spanId);
  expect(below.map(({ name }) => name)).toEqual(expect.arrayContaining([expect.stringMatching(/^SELECT document$/)]));
  expect(below.every((each) => each.traceId === traceId)).toBe(true);
  expect(received.join('')).toContain('"north"');
  const line = log.map((text) => JSON.parse(text) as { reqId?: string; traceId?: string });
  expect(line.filter(({ reqId }) => reqId === headers['x-request-id']).every((each) => each.traceId === traceId)).toBe(
    true,
  );
});

test('no span has a query, a header, a body or a value', async () => {
  const token = await platform.logIn();
  const secret = 'kingfisher-71';
  const { headers } = await platform.send(
    'GET',
    `core/user?query=${encodeURIComponent(JSON.stringify({ filter: { username: secret } }))}`,
    { token },
  );
  await requestSpan(headers['x-request-id']);
  for (const hidden of [secret, token, adminPassword]) expect(received.join('')).not.toContain(hidden);
});

test('probes are no spans', async () => {
  await platform.app.inject('/livez');
  const { headers } = await platform.send('GET', 'core/setting/part');
  await requestSpan(headers['x-request-id']);
  expect(spans().filter(({ name }) => name.includes('livez'))).toEqual([]);
});

test('a server answers and ends while the collector is away', async () => {
  const away = 'http://127.0.0.1:1';
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', away);
  const other = await runPlatform({ variables: { OTEL_EXPORTER_OTLP_ENDPOINT: away } });
  expect(await other.send('GET', 'core/setting/part')).toMatchObject({ status: 200 });
  await other.close();
});

const variablesOf = (variables: Record<string, string>) => tracingOf((name) => variables[name]);
const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example.org:4318' };

test.each([
  [{}, undefined],
  [{ ...endpoint, OTEL_SDK_DISABLED: 'TRUE' }, undefined],
  [{ ...endpoint, OTEL_TRACES_EXPORTER: 'none' }, undefined],
  [endpoint, { protocol: 'http/protobuf' }],
  [{ ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }, { protocol: 'http/json' }],
])('%j is read as %j', (variables, tracing) => {
  expect(variablesOf(variables)).toEqual(tracing);
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /no address of a collector/],
  [{ ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, /is “grpc”: set it to http\/protobuf or http\/json/],
])('%j is an error of the operator', (variables, message) => {
  expect(() => variablesOf(variables)).toThrow(message);
});
