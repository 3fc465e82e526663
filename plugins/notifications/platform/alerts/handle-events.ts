import { PlatformError } from '@signalbox/api';
import { type Database, featureError, licensesIn, type PlatformKit, sha256Hex, textFor } from '@signalbox/platform-kit';
import { requestLocale } from '@signalbox/platform-kit/rest';
import type { Settings } from '@signalbox/schemas/types';
import { sql } from 'kysely';
import { noticeErrors } from '../../shared/errors';
import { enqueue } from '../queue/enqueue';
import { alertContent } from './alert-content';
import { alertOfEvent } from './alert-events';
import { alertMessages } from './alert-messages';

type Kit = Pick<PlatformKit, 'database' | 'settings' | 'clock' | 'files' | 'notify' | 'log'>;

/**
 * Queues the messages about reported events by the rules of the settings. Each event is handled once over all replicas. An event
 * whose messages cannot be queued, e.g. in a project whose queue is full, waits for the next call and delays no other event.
 */
export async function handleEvents(kit: Kit, signal: AbortSignal): Promise<void> {
  const postponed: Postponed = { keys: [], projects: [] };
  while (!signal.aborted && (await handleNext(kit, postponed)));
  await kit.database
    .deleteFrom('platform_event')
    .where('handled_at', '<', new Date(kit.clock.now() - keptMilliseconds))
    .execute();
}

/** What waits for the next call. */
interface Postponed {
  keys: string[];
  /** Whose queue is full. */
  projects: string[];
}

/** False if there is none. The messages are queued in one transaction with the mark that the event is handled. */
async function handleNext({ database, ...kit }: Kit, postponed: Postponed): Promise<boolean> {
  let event: ReportedEvent | undefined;
  try {
    await database.transaction().execute(async (transaction) => {
      event = await nextEvent(transaction, postponed);
      if (!event) return;
      await queueAlerts({ ...kit, database: transaction }, event);
      await transaction
        .updateTable('platform_event')
        .set({ handled_at: new Date(kit.clock.now()) })
        .where('key', '=', event.key)
        .execute();
    });
  } catch (err) {
    if (!event) throw err;
    const isFull = err instanceof PlatformError && err.is(noticeErrors.noticeQueueFull);
    if (isFull) postponed.projects.push(event.project);
    else postponed.keys.push(event.key);
    kit.log.warn({ err, project: event.project, event: event.name }, 'the messages about an event are queued later');
  }
  return event !== undefined;
}

/** The oldest event that is neither handled nor postponed, locked until the transaction ends. */
function nextEvent(transaction: Database, { keys, projects }: Postponed): Promise<ReportedEvent | undefined> {
  return transaction
    .selectFrom('platform_event')
    .selectAll()
    .where('handled_at', 'is', null)
    .where('key', '!=', sql<string>`all(${keys}::text[])`)
    .where('project', '!=', sql<string>`all(${projects}::text[])`)
    .orderBy('reported_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

interface ReportedEvent {
  key: string;
  project: string;
  name: string;
  params: Record<string, unknown>;
  reported_at: Date;
}

async function queueAlerts(kit: Kit & { database: Database }, event: ReportedEvent): Promise<void> {
  const { project, name, reported_at: at } = event;
  // The forms have validated the settings.
  const settings = (await kit.settings.read(project)).settings as Settings;
  const rules = (settings.noticeAlerts ?? []).filter(({ event: chosen }) => chosen === alertOfEvent(name));
  if (
    rules.length === 0 ||
    (await featureError(licensesIn(kit.database, kit.clock), { project, features: ['notice'] }))
  )
    return;
  const params = Object.fromEntries(
    Object.entries(event.params).map(([key, value]) => [key, typeof value === 'number' ? value : String(value)]),
  );
  const { language } = settings;
  const locale = requestLocale(language);
  const site = textFor({ value: settings.name, settings });
  const messages = await alertMessages(kit, { project, language });
  const { values, ...texts } = alertContent({ name, params, at, site, language: language ?? locale }, messages);
  for (const { provider, to, toKind, template } of rules) {
    const kind = toKind === undefined ? {} : { toKind };
    const content = { ...texts, values, ...kind, ...(template === undefined ? {} : { template }) };
    const id = sha256Hex(JSON.stringify([event.key, provider, to, template, ...Object.values(kind)])).slice(0, 24);
    await enqueue(kit, { project, id, provider, to, content });
  }
}

/** Longer than any reporter reports the same event again. */
const keptMilliseconds = 60 * 86_400_000;
