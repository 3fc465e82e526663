import type { StoredDocument } from '@signalbox/platform-kit';
import { dateOf, day, demoRecord, minute, timeOf } from './demo-record';
import { createRepeatable, type Repeatable } from './repeatable';

interface DeviceKind {
  key: string;
  name: string;
  /** Prefix of the names of its devices. */
  tag: string;
  /** The beginnings of its serial numbers. */
  series: readonly [string, ...string[]];
  /** In kW; 0 for a device without a motor. */
  power: [number, number];
  /** In euros. */
  price: [number, number];
  signals: string[];
}

const kinds: readonly [DeviceKind, ...DeviceKind[]] = [
  {
    key: 'pump',
    name: 'Pump',
    tag: 'P',
    series: ['CR', 'NB'],
    power: [2, 55],
    price: [1800, 14_000],
    signals: ['pressure', 'flow', 'vibration'],
  },
  {
    key: 'compressor',
    name: 'Compressor',
    tag: 'K',
    series: ['GA', 'SX'],
    power: [15, 132],
    price: [9000, 62_000],
    signals: ['pressure', 'temperature', 'power'],
  },
  {
    key: 'meter',
    name: 'Energy meter',
    tag: 'E',
    series: ['EM', 'PM'],
    power: [0, 0],
    price: [190, 900],
    signals: ['power'],
  },
  {
    key: 'tank',
    name: 'Tank',
    tag: 'B',
    series: ['TK'],
    power: [0, 0],
    price: [3200, 28_000],
    signals: ['level', 'temperature'],
  },
  {
    key: 'valve',
    name: 'Control valve',
    tag: 'V',
    series: ['CV', 'GX'],
    power: [0, 1],
    price: [450, 5200],
    signals: ['flow', 'pressure'],
  },
  {
    key: 'fan',
    name: 'Fan',
    tag: 'F',
    series: ['RF', 'AX'],
    power: [1, 30],
    price: [700, 8000],
    signals: ['vibration', 'power'],
  },
];

const sites = ['waterworks', 'boiler-house', 'packaging', 'cold-store', 'loading'] as const;

/** `now` in milliseconds since 1970. */
export function demoDevices(now: number): StoredDocument[] {
  const random = createRepeatable(1);
  return Array.from({ length: deviceCount }, (_none, number) => {
    const kind = kinds[number % kinds.length] ?? kinds[0];
    return demoRecord('device', number, deviceValues({ kind, number, now, random }));
  });
}

/** The name of a device, as records of other models call it. */
export function deviceName(number: number): string {
  const { name, tag } = kinds[number % kinds.length] ?? kinds[0];
  return `${name} ${tag}-${101 + Math.floor(number / kinds.length)}`;
}

interface DeviceOptions {
  kind: DeviceKind;
  number: number;
  now: number;
  random: Repeatable;
}

function deviceValues({ kind, number, now, random }: DeviceOptions) {
  const age = random.whole(60, 3600);
  const status = random.one([
    'running',
    'running',
    'running',
    'running',
    'standby',
    'standby',
    'maintenance',
    'stopped',
  ]);
  const isSilent = status === 'stopped' || random.chance(0.04);
  const power = random.whole(kind.power[0] * 10, kind.power[1] * 10) / 10;
  return {
    name: deviceName(number),
    serialNumber: `${random.one(kind.series)}${random.whole(10, 99)}-${String(20_000 + number * 37).padStart(6, '0')}`,
    kind: kind.key,
    site: random.one(sites),
    status,
    lastSeenAt: timeOf(now - (isSilent ? random.whole(2, 90) * day : random.whole(0, 20) * minute)),
    ...(reportingDevices.includes(number) ? { reportInterval: 5 } : {}),
    isMonitored: random.chance(0.9),
    ...(kind.power[1] === 0 ? {} : { ratedPower: power, operatingHours: random.whole(age, age * 20) }),
    firmware: `${random.whole(1, 4)}.${random.whole(0, 12)}.${random.whole(0, 9)}`,
    installedOn: dateOf(now - age * day),
    location: { building: random.one(['A', 'B', 'C', 'D']), room: `${random.whole(0, 3)}.${random.whole(10, 29)}` },
    signals: kind.signals.slice(0, random.whole(1, kind.signals.length)),
    purchasePrice: random.whole(kind.price[0], kind.price[1]),
  };
}

export const deviceCount = 300;
/** Devices that report while the online check is on. The last one of them stops. */
export const reportingDevices: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
