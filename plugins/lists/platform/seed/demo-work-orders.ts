import type { StoredDocument } from '@signalbox/platform-kit';
import { dateOf, day, demoRecord, demoRecordId, hour, timeOf } from './demo-record';
import { deviceCount, deviceName } from './demo-devices';
import { createRepeatable, type Repeatable } from './repeatable';

interface Task {
  kind: string;
  team: string;
  title: string;
  hours: [number, number];
}

const tasks: readonly [Task, ...Task[]] = [
  { kind: 'inspection', team: 'mechanical', title: 'Quarterly inspection', hours: [1, 3] },
  { kind: 'inspection', team: 'electrical', title: 'Insulation test', hours: [1, 2] },
  { kind: 'repair', team: 'mechanical', title: 'Replace the shaft seal', hours: [2, 8] },
  { kind: 'repair', team: 'electrical', title: 'Repair the supply cable', hours: [1, 6] },
  { kind: 'calibration', team: 'instrumentation', title: 'Calibrate the sensors', hours: [1, 3] },
  { kind: 'replacement', team: 'mechanical', title: 'Replace the bearings', hours: [4, 16] },
  { kind: 'replacement', team: 'instrumentation', title: 'Replace the controller', hours: [2, 6] },
];

/** The latest orders have the highest numbers. `now` in milliseconds since 1970. */
export function demoWorkOrders(now: number): StoredDocument[] {
  const random = createRepeatable(3);
  return Array.from({ length: orderCount }, (_none, number) => {
    const due = now + (number - orderCount * 0.85) * 0.8 * day;
    return demoRecord('workOrder', number, orderValues({ number, due, now, random }));
  });
}

interface OrderOptions {
  number: number;
  due: number;
  now: number;
  random: Repeatable;
}

function orderValues({ number, due, now, random }: OrderOptions) {
  const { kind, team, title, hours } = random.one(tasks);
  const device = random.whole(0, deviceCount - 1);
  const status = statusOf({ due, now, random });
  const spent = random.whole(hours[0] * 2, hours[1] * 2) / 2;
  const start = Math.min(due - random.whole(0, 72) * hour, now - random.whole(1, 30) * hour);
  const isStarted = status === 'in-progress' || status === 'done' || status === 'waiting';
  return {
    number: `WO-${String(number + 1).padStart(4, '0')}`,
    title: `${title}: ${deviceName(device)}`,
    device: demoRecordId('device', device),
    kind,
    priority: random.one(['urgent', 'high', 'high', 'normal', 'normal', 'normal', 'normal', 'low']),
    status,
    team,
    dueOn: dateOf(due),
    ...(isStarted ? { startedAt: timeOf(start) } : {}),
    ...(status === 'done' ? { finishedAt: timeOf(start + spent * hour), hours: spent } : {}),
    ...(status === 'done' ? { cost: Math.round(spent * 62 + random.whole(0, 900)) } : {}),
    needsShutdown: random.chance(0.15),
    ...(random.chance(0.3) ? { description: `${title} according to the maintenance plan.` } : {}),
  };
}

function statusOf({ due, now, random }: Omit<OrderOptions, 'number'>): string {
  if (due > now + 3 * day) return random.chance(0.95) ? 'planned' : 'cancelled';
  if (due > now - 2 * day) return random.one(['planned', 'in-progress', 'in-progress', 'waiting', 'done']);
  return random.chance(0.85) ? 'done' : random.one(['waiting', 'in-progress', 'cancelled']);
}

const orderCount = 500;
