import { seedId, type StoredDocument } from '@signalbox/platform-kit';
import { demoTables } from './demo-tables';

export const demoDashboards: StoredDocument[] = [
  dashboard({
    key: 'overview',
    name: 'Plant overview',
    text: 'All equipment of the plant with its latest measurements',
    catalog: 'Plant',
    tables: ['pump', 'compressor', 'meter', 'tank'],
  }),
  dashboard({ key: 'energy', name: 'Energy', text: 'Consumption by meter', catalog: 'Plant', tables: ['meter'] }),
  dashboard({
    key: 'water',
    name: 'Water',
    text: 'Flow of the pumps and level of the tanks',
    catalog: 'Plant',
    tables: ['pump', 'tank'],
  }),
  dashboard({
    key: 'machines',
    name: 'Machines',
    text: 'Machines that report, and when they last did',
    catalog: 'Plant',
    tables: ['machine'],
  }),
  dashboard({
    key: 'license',
    name: 'License notice',
    text: 'The license of this platform ends soon',
    catalog: 'System',
    tables: [],
  }),
];

/** A dashboard with a text and a chart for each of its tables. */
function dashboard({
  key,
  name,
  text,
  catalog,
  tables,
}: {
  key: string;
  name: string;
  text: string;
  catalog: string;
  tables: string[];
}): StoredDocument {
  const charts = tables.map((table, index) => ({
    type: 'chart',
    title: demoTables.find(({ id }) => id === table)?.title ?? table,
    source: { table },
    at: { x: (index % 2) * 12, y: 2 + Math.floor(index / 2) * 8, width: 12, height: 8 },
  }));
  const heading = { type: 'text', content: text, at: { x: 0, y: 0, width: 24, height: 2 } };
  return { id: seedId(`dashboard/${key}`), name, catalog, isDelete: false, widgets: [heading, ...charts] };
}
