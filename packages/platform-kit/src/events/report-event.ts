import type { JsonObject } from '@signalbox/schemas';
import { jsonb } from '../collections';
import type { PlatformKit } from '../contract';

/** Something that users may want to be notified of. */
export interface PlatformEvent {
  /** The same event has the same key on every replica, such as the id of a job: it is reported once. */
  key: string;
  /** The project whose users it concerns; `accountProject` for the platform as a whole. */
  project: string;
  /** What happened. Handlers ignore names that they do not know. */
  name: string;
  /** For the sentence about it. A number is written in the language of the message. */
  params: Record<string, string | number>;
}

/** All replicas are notified of new events on this channel: `{}`. */
export const eventChannel = 'platformEvent';

/**
 * Reports an event to its handlers: the reporter and the handlers know only its name. It is stored, so a crash of
 * this process loses none.
 */
export async function reportEvent(
  { database, clock, notify }: Pick<PlatformKit, 'database' | 'clock' | 'notify'>,
  { key, project, name, params }: PlatformEvent,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('platform_event')
    .values({ key, project, name, params: jsonb(params satisfies JsonObject), reported_at: new Date(clock.now()) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 0n) await notify(eventChannel, {});
}
