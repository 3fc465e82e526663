import { type Clock, type GaugeGroup, type GaugeSample, type PlatformKit, readOn } from '@signalbox/platform-kit';

interface GaugeReaderOptions {
  kit: Pick<PlatformKit, 'pool' | 'log'> & { clock: Clock };
  groups: readonly GaugeGroup[];
}

/** The samples of each group by its name. Undefined: the group could not be read, and the reason is in the log. */
export type GaugeReading = ReadonlyMap<string, GaugeSample[] | undefined>;

/**
 * Returns a function that reads all groups, one after the other on one connection. It reads at most every five seconds,
 * however often it is called, and waits three seconds at most: a database that does not answer delays no scrape for long.
 */
export function createGaugeReader({ kit, groups }: GaugeReaderOptions): () => Promise<GaugeReading> {
  let kept: Promise<GaugeReading> | undefined;
  const failed: GaugeReading = new Map(groups.map(({ name }) => [name, undefined]));
  const warn = (error: unknown, group?: string) => kit.log.warn({ err: error, group }, 'figures were not read');

  async function read(): Promise<GaugeReading> {
    const client = await kit.pool.connect();
    let isUsable = false;
    try {
      const reading = new Map<string, GaugeSample[] | undefined>();
      for (const group of groups) {
        const samples = await readOn(client, { now: kit.clock.now(), read: group.read }).catch((error: unknown) => {
          warn(error, group.name);
        });
        reading.set(group.name, samples ?? undefined);
      }
      isUsable = true;
      return reading;
    } finally {
      client.release(!isUsable);
    }
  }
  async function readOrWarn() {
    try {
      return await read();
    } catch (error) {
      warn(error);
      return failed;
    } finally {
      setTimeout(() => (kept = undefined), keptMilliseconds).unref();
    }
  }
  return async () => {
    kept ??= readOrWarn();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<GaugeReading>((resolve) => {
      timer = setTimeout(() => resolve(failed), deadlineMilliseconds).unref();
    });
    return Promise.race([kept, late]).finally(() => clearTimeout(timer));
  };
}

const keptMilliseconds = 5_000;
const deadlineMilliseconds = 3_000;
