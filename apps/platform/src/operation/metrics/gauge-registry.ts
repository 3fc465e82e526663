import type { GaugeGroup } from '@signalbox/platform-kit';
import { Gauge, Registry } from 'prom-client';
import type { GaugeReading } from './read-gauges';

/** A registry with one reading of all groups. Gauges without a sample are declared, so that their names are known. */
export function gaugeRegistry(groups: readonly GaugeGroup[], reading: GaugeReading): Registry {
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
