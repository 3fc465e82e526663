import { parser } from '@prometheus-io/lezer-promql';
import { expect, test } from 'vitest';
import { contentOf, textOf } from './read-deploy';

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; description: string };
}
interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}
interface Panel {
  id: number;
  title: string;
  description?: string;
  type: string;
  gridPos: Place;
  targets?: { refId: string; expr: string; legendFormat: string }[];
}

const rules = contentOf<{ groups: { name: string; rules: Rule[] }[] }>('deploy/prometheus/alerts.yaml').groups.flatMap(
  ({ rules: each }) => each,
);
const { panels } = contentOf<{ panels: Panel[] }>('deploy/grafana/dashboard.json');

/** The places of the mistakes in an expression of Prometheus. Grafana replaces its variables first. */
function mistakesIn(expression: string): string[] {
  const text = expression.replaceAll('$__rate_interval', '5m');
  const mistakes: string[] = [];
  parser.parse(text).iterate({
    enter: (node) => void (node.type.isError && mistakes.push(`${node.from}: ${text.slice(node.from)}`)),
  });
  return mistakes;
}

test('finds a mistake in an expression', () => {
  expect(mistakesIn('sum by (a) (rate(b[5m])) > 1')).toEqual([]);
  expect(mistakesIn('sum by (a (rate(b[5m])) > 1')).not.toEqual([]);
  expect(mistakesIn('rate(b{c=}[5m])')).not.toEqual([]);
});

test.each(rules)('alerts by a correct rule: $alert', ({ alert, expr, for: wait, labels, annotations }) => {
  expect(alert).toMatch(/^Signalbox[A-Z][A-Za-z]+$/);
  expect(mistakesIn(expr)).toEqual([]);
  // An alert without a comparison always fires.
  expect(expr).toMatch(/==|[<>]/);
  if (wait !== undefined) expect(wait).toMatch(/^\d+[mh]$/);
  expect(['warning', 'critical']).toContain(labels.severity);
  expect(annotations.summary.split('{{').length).toBe(annotations.summary.split('}}').length);
  expect(annotations.description).toMatch(/\.$/);
});

test('alerts where no backup was ever made, and names what the program reports', () => {
  const rule = rules.find(({ alert }) => alert === 'SignalboxBackupMissing');
  const [, group, gauge] =
    /^max\(signalbox_figures_up\{group="(\w+)"\}\) == 1 unless on \(\) (\w+)$/.exec(rule?.expr ?? '') ?? [];
  const gauges = textOf('plugins/backup/platform/records/backup-gauges.ts');
  expect(gauges).toContain(`name: '${group}'`);
  expect(gauges).toContain(`gauge: '${gauge}'`);
  // Longer than a nightly cycle takes to run for the first time.
  expect(rule?.for).toBe('48h');
});

test('names each alert once', () => {
  expect(rules.length).toBeGreaterThan(10);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});

test('draws each panel of the dashboard in a place of its own', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_cell, index) => `${x + (index % w)} ${y + Math.floor(index / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
});

test.each(panels.filter(({ type }) => type !== 'row'))('reads correct series for the panel $title', (panel) => {
  expect(panel.description).toMatch(/\.$/);
  expect(panel.targets?.length).toBeGreaterThan(0);
  for (const { expr, legendFormat } of panel.targets ?? []) {
    expect(mistakesIn(expr)).toEqual([]);
    expect(legendFormat).not.toBe('');
  }
});
