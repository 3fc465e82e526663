import { seedId, type StoredDocument } from '@signalbox/platform-kit';
import { demoTables } from './demo-tables';

export const demoDashboards: StoredDocument[] = [
  dashboard('overview', 'Plant overview', 'Plant', ['pump', 'compressor', 'meter', 'tank']),
  dashboard('energy', 'Energy', 'Plant', ['meter']),
  dashboard('water', 'Water', 'Plant', ['pump', 'tank']),
  dashboard('license', 'License notice', 'System', []),
];

/** A dashboard with a text and a chart for each of its tables. */
function dashboard(key: string, name: string, catalog: string, tables: string[]): StoredDocument {
  const charts = tables.map((table, index) => ({
    type: 'chart',
    title: demoTables.find(({ id }) => id === table)?.title ?? table,
    source: { table },
    at: { x: (index % 2) * 12, y: 2 + Math.floor(index / 2) * 8, width: 12, height: 8 },
  }));
  const title = { type: 'text', content: name, at: { x: 0, y: 0, width: 24, height: 2 } };
  return { id: seedId(`dashboard/${key}`), name, catalog, isDelete: false, widgets: [title, ...charts] };
}
