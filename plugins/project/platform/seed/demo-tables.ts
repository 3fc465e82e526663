import { seedId } from '@signalbox/platform-kit';

/** Tables with chosen ids, by the model of their records. */
export const demoTables = [
  { id: 'pump', title: 'Pumps', model: seedId('model/pump'), devices: 8 },
  { id: 'compressor', title: 'Compressors', model: seedId('model/compressor'), devices: 3 },
  { id: 'meter', title: 'Energy meters', model: seedId('model/meter'), devices: 6 },
  { id: 'tank', title: 'Tanks', model: seedId('model/tank'), devices: 4 },
  { id: 'machine', title: 'Machines', model: seedId('model/device'), devices: 6 },
];

/** Named like records of the demo devices whose online check is on: dashboards show the state of these. */
const machines = ['Pump P-101', 'Pump P-102', 'Compressor K-101', 'Compressor K-102', 'Fan F-101', 'Fan F-102'];

/** One reading per device and hour of the last week: 27 devices, 4,536 records. `now` in milliseconds since 1970. */
export function demoRecords(now: number) {
  const hour = 60 * 60 * 1000;
  const lastHour = Math.floor(now / hour) * hour;
  return demoTables.flatMap(({ id: table, devices }) =>
    Array.from({ length: devices }, (_unused, device) =>
      Array.from({ length: hours }, (_none, age) => ({
        id: seedId(`record/${table}/${device}/${age}`),
        table,
        device: table === 'machine' ? (machines[device] ?? '') : `${table}-${device + 1}`,
        time: new Date(lastHour - age * hour).toISOString(),
        values: readings(table, device, age),
      })),
    ).flat(),
  );
}

const hours = 7 * 24;

/** A daily wave with an offset per device. Deterministic. */
function readings(table: string, device: number, age: number): Record<string, number | boolean> {
  const wave = Math.sin(((age + device * 3) / 24) * 2 * Math.PI);
  const around = (middle: number, swing: number) =>
    Math.round((middle + device * swing * 0.1 + wave * swing) * 100) / 100;
  switch (table) {
    case 'pump':
      return {
        flow: around(40, 12),
        pressure: around(4, 0.6),
        speed: around(1450, 90),
        running: (age + device) % 31 !== 0,
      };
    case 'compressor':
      return { pressure: around(7.5, 0.8), temperature: around(64, 9), running: (age + device) % 23 !== 0 };
    case 'meter':
      return { power: around(120, 45), energy: Math.round((hours - age) * 118 + device * 7), voltage: around(400, 4) };
    case 'machine':
      return { operatingHours: 4000 - age + device * 150 };
  }
  return { level: around(62, 21), temperature: around(18, 3) };
}
