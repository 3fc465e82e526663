import { seedId, type StoredDocument } from '@signalbox/platform-kit';
import alarm from './models/alarm.json';
import device from './models/device.json';
import workOrder from './models/work-order.json';

/**
 * Kinds of devices with their readings, and the models of which the demo project has records. `listFields` marks the properties
 * that lists offer as extra columns.
 */
export const demoModels: StoredDocument[] = [
  ...[device, alarm, workOrder].map((body) => ({ id: seedId(`model/${body.key}`), ...body })),
  model('pump', 'Pump', {
    flow: number('Flow', 'm³/h', true),
    pressure: number('Pressure', 'bar', true),
    speed: number('Speed', 'rpm', false),
    running: flag('Running'),
  }),
  model('compressor', 'Compressor', {
    pressure: number('Pressure', 'bar', true),
    temperature: number('Temperature', '°C', true),
    running: flag('Running'),
  }),
  model('meter', 'Energy meter', {
    power: number('Power', 'kW', true),
    energy: number('Energy', 'kWh', true),
    voltage: number('Voltage', 'V', false),
  }),
  model('tank', 'Tank', { level: number('Level', '%', true), temperature: number('Temperature', '°C', false) }),
];

function model(key: string, name: string, properties: StoredDocument['custom'] & object): StoredDocument {
  return { id: seedId(`model/${key}`), key, name, custom: { schema: { type: 'object', properties } } };
}

function number(title: string, unit: string, listFields: boolean) {
  return { type: 'number', title, unit, listFields };
}

function flag(title: string) {
  return { type: 'boolean', title, listFields: true };
}
