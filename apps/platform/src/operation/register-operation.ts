import {
  correctFutureTimes,
  type Migration,
  type OpenDatabase,
  type PlatformKit,
  type PlatformPlugin,
} from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';
import { registerMetrics } from './metrics/register-metrics';
import { watchDatabase } from './database-watch';
import { registerProbes } from './probes';
import { createReadiness } from './readiness';
import { registerTracing } from './tracing/register-tracing';
import type { Tracing } from './tracing/tracing-variables';
import type { Traffic } from './traffic';

interface OperationOptions {
  kit: PlatformKit;
  reserved: OpenDatabase;
  plugins: readonly PlatformPlugin[];
  /** From the environment of the program. */
  environment: { operatorToken?: string; tracing?: Tracing };
  traffic: Traffic;
  /** Those that this version needs. */
  migrations: readonly Migration[];
  version: string;
}

/** Registers what process managers, Prometheus and a collector of traces see of this server, and its care for wrong clocks. */
export async function registerOperation(app: FastifyInstance, options: OperationOptions): Promise<void> {
  const { kit, reserved, plugins, environment, traffic, migrations, version } = options;
  const { operatorToken, tracing } = environment;
  kit.every(hourMilliseconds, {
    name: 'correct times in the future',
    isAlsoAtStart: true,
    run: () => correctFutureTimes(kit, migrations),
  });
  watchDatabase(app, { kit, pool: reserved.pool });
  registerProbes(app, { readiness: createReadiness({ kit, plugins, traffic, migrations }), operatorToken });
  registerMetrics(app, { kit, plugins, traffic, version, operatorToken });
  await registerTracing(app, { tracing, pools: [kit.pool, reserved.pool], version });
}

const hourMilliseconds = 60 * 60 * 1000;
