import type { PlatformKit, PlatformPlugin } from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';
import { registerMetrics } from './metrics/register-metrics';
import { registerProbes } from './probes';
import { createReadiness } from './readiness';
import { registerTracing } from './tracing/register-tracing';
import type { Tracing } from './tracing/tracing-variables';
import type { Traffic } from './traffic';

interface OperationOptions {
  kit: PlatformKit;
  plugins: readonly PlatformPlugin[];
  /** From the environment of the program. */
  environment: { operatorToken?: string; tracing?: Tracing };
  traffic: Traffic;
  /** Names of the migrations that this version needs. */
  migrations: readonly string[];
  version: string;
}

/** Registers what process managers, Prometheus and a collector of traces see of this server. */
export async function registerOperation(app: FastifyInstance, options: OperationOptions): Promise<void> {
  const { kit, plugins, environment, traffic, migrations, version } = options;
  const { operatorToken, tracing } = environment;
  registerProbes(app, { readiness: createReadiness({ kit, plugins, traffic, migrations }), operatorToken });
  registerMetrics(app, { kit, plugins, traffic, version, operatorToken });
  await registerTracing(app, { tracing, pool: kit.pool, version });
}
