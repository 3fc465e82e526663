import type { StoredDocument } from '@signalbox/platform-kit';
import { day, demoRecord, demoRecordId, hour, minute, timeOf } from './demo-record';
import { deviceCount } from './demo-devices';
import { createRepeatable, type Repeatable } from './repeatable';

interface AlarmKind {
  message: string;
  signal: string;
  severity: string;
  limit: number;
  /** How far beyond the limit the value was. */
  excess: [number, number];
}

const kinds: readonly [AlarmKind, ...AlarmKind[]] = [
  {
    message: 'Discharge pressure above its limit',
    signal: 'pressure',
    severity: 'major',
    limit: 8,
    excess: [0.1, 2.5],
  },
  {
    message: 'Inlet pressure below its limit',
    signal: 'pressure',
    severity: 'minor',
    limit: 1.2,
    excess: [-0.9, -0.1],
  },
  { message: 'Flow stopped while the motor runs', signal: 'flow', severity: 'critical', limit: 5, excess: [-5, -4] },
  {
    message: 'Bearing temperature above its limit',
    signal: 'temperature',
    severity: 'major',
    limit: 85,
    excess: [1, 22],
  },
  {
    message: 'Motor winding close to its temperature limit',
    signal: 'temperature',
    severity: 'warning',
    limit: 120,
    excess: [-8, -1],
  },
  { message: 'Vibration above its limit', signal: 'vibration', severity: 'minor', limit: 7.1, excess: [0.2, 4] },
  { message: 'Level above the overflow mark', signal: 'level', severity: 'critical', limit: 95, excess: [0.5, 4.5] },
  { message: 'Level below the minimum', signal: 'level', severity: 'major', limit: 10, excess: [-8, -0.5] },
  { message: 'Power above the agreed maximum', signal: 'power', severity: 'warning', limit: 180, excess: [1, 40] },
];

const notes = [
  'Filter cleaned, value back to normal.',
  'Known from the last inspection. Spare part ordered.',
  'Sensor checked against a reference: reading is right.',
  'Caused by the change of shift at the packaging hall.',
] as const;

/** The latest alarms have the highest numbers. `now` in milliseconds since 1970. */
export function demoAlarms(now: number): StoredDocument[] {
  const random = createRepeatable(2);
  return Array.from({ length: alarmCount }, (_none, number) => {
    const age = ((alarmCount - number) / alarmCount) ** 2 * 120 * day + random.whole(0, 180) * minute;
    return demoRecord('alarm', number, alarmValues({ raised: now - age, now, random }));
  });
}

function alarmValues({ raised, now, random }: { raised: number; now: number; random: Repeatable }) {
  const { message, signal, severity, limit, excess } = random.one(kinds);
  const lasted = random.whole(2, 600) * minute;
  const isCleared = raised + lasted < now && random.chance(0.96);
  const isKnown = random.chance(now - raised > 12 * hour ? 0.7 : 0.3);
  return {
    message,
    device: demoRecordId('device', random.whole(0, deviceCount - 1)),
    severity,
    status: isCleared ? 'cleared' : isKnown ? 'acknowledged' : 'raised',
    raisedAt: timeOf(raised),
    ...(isCleared ? { clearedAt: timeOf(raised + lasted) } : {}),
    signal,
    value: Math.round((limit + excess[0] + random.share() * (excess[1] - excess[0])) * 10) / 10,
    limit,
    isShelved: !isCleared && random.chance(0.1),
    ...(random.chance(0.25) ? { note: random.one(notes) } : {}),
  };
}

const alarmCount = 1200;
