import type { PlatformPlugin, ServerFigures } from '@signalbox/platform-kit';
import { Counter, Registry } from 'prom-client';

/** The counters of plug-ins on this server. Those that have counted nothing yet are declared. */
export function counterRegistry(plugins: readonly PlatformPlugin[], figures: Pick<ServerFigures, 'counted'>): Registry {
  const registry = new Registry();
  const registers = [registry];
  const counted = figures.counted();
  for (const [name, { help, labels }] of plugins.flatMap(({ counters = {} }) => Object.entries(counters))) {
    const counter = new Counter({ name, help, labelNames: [...labels], registers });
    for (const { labels: values, value } of counted.filter((each) => each.counter === name)) counter.inc(values, value);
  }
  return registry;
}
