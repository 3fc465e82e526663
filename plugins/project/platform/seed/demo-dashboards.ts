import { seedId, type StoredDocument } from '@signalbox/platform-kit';
import { demoTables } from './demo-tables';

export const demoDashboards: StoredDocument[] = [
  dashboard({
    key: 'overview',
    name: 'Plant overview',
    catalog: 'Plant',
    tables: ['pump', 'compressor', 'meter', 'tank'],
  }),
  dashboard({ key: 'energy', name: 'Energy', catalog: 'Plant', tables: ['meter'] }),
  dashboard({ key: 'water', name: 'Water', catalog: 'Plant', tables: ['pump', 'tank'] }),
  dashboard({ key: 'machines', name: 'Machines', catalog: 'Plant', tables: ['machine'] }),
  dashboard({ key: 'license', name: 'License notice', catalog: 'System', tables: [] }),
];

/** A dashboard with a text and a chart for each of its tables. */
function dashboard({
  key,
  name,
  catalog,
  tables,
}: {
  key: string;
  name: string;
  catalog: string;
  tables: string[];
}): StoredDocument {
  const charts = tables.map((table, index) => ({
    type: 'chart',
    title: demoTables.find(({ id }) => id === table)?.title ?? table,
    source: { table },
    at: { x: (index % 2) * 12, y: 2 + Math.floor(index / 2) * 8, width: 12, height: 8 },
  }));
  const title = { type: 'text', content: name, at: { x: 0, y: 0, width: 24, height: 2 } };
  return { id: seedId(`dashboard/${key}`), name, catalog, isDelete: false, widgets: [title, ...charts] };
}
