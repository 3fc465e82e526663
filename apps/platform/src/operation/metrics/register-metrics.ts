import type { GaugeGroup, PlatformKit, PlatformPlugin, ServerFigures } from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Registry } from 'prom-client';
import { isFromOperator } from '../operator-token';
import type { Traffic } from '../traffic';
import { platformGauges } from './platform-gauges';
import { createGaugeReader, type GaugeReading } from './read-gauges';
import { processMetrics, serverMetrics } from './server-metrics';

interface MetricsOptions {
  kit: PlatformKit;
  plugins: readonly PlatformPlugin[];
  traffic: Traffic;
  version: string;
  /** Undefined: no request may read the metrics. */
  operatorToken?: string;
}

/** `/metrics`, for Prometheus: figures of this server, and those of the database, which all replicas report alike. */
export function registerMetrics(app: FastifyInstance, options: MetricsOptions): void {
  const { kit, plugins, operatorToken } = options;
  const ofServer = serverMetrics(app, { ...options, ...kit });
  const groups = [...platformGauges, ...plugins.flatMap((plugin) => plugin.gauges ?? [])];
  const readGauges = createGaugeReader({ kit, groups });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isFromOperator(request, operatorToken))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .type('text/plain; charset=utf-8')
        .send('Only with the OPERATOR_TOKEN of this server, as "Authorization: Bearer"\n');
    const ofPlugins = counterRegistry(plugins, kit.figures);
    const registry = Registry.merge([processMetrics(), ofServer, ofPlugins, gaugeRegistry(groups, await readGauges())]);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** The counters of plug-ins on this server. Those that have counted nothing yet are declared. */
function counterRegistry(plugins: readonly PlatformPlugin[], figures: Pick<ServerFigures, 'counted'>): Registry {
  const registry = new Registry();
  const registers = [registry];
  const counted = figures.counted();
  for (const [name, { help, labels }] of plugins.flatMap(({ counters = {} }) => Object.entries(counters))) {
    const counter = new Counter({ name, help, labelNames: [...labels], registers });
    for (const { labels: values, value } of counted.filter((each) => each.counter === name)) counter.inc(values, value);
  }
  return registry;
}

/** A registry with one reading of all groups. Gauges without a sample are declared, so that their names are known. */
function gaugeRegistry(groups: readonly GaugeGroup[], reading: GaugeReading): Registry {
  const registry = new Registry();
  const registers = [registry];
  const up = new Gauge({
    name: 'signalbox_figures_up',
    help: 'Whether the figures of a group were read from the database',
    labelNames: ['group'],
    registers,
  });
  for (const { name: group, gauges } of groups) {
    const samples = reading.get(group);
    up.set({ group }, samples === undefined ? 0 : 1);
    for (const [name, { help, labels = [] }] of Object.entries(gauges)) {
      const gauge = new Gauge({ name, help, labelNames: [...labels], registers });
      // A gauge without labels starts at 0, which is no measured value.
      if (labels.length === 0) gauge.remove();
      for (const sample of samples ?? []) if (sample.gauge === name) gauge.set(sample.labels ?? {}, sample.value);
    }
  }
  return registry;
}
