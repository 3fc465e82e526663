import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { PlatformKit } from '../../contract';
import { build } from 'esbuild';
import type { ReplicaOrder } from './replica-order';

export interface Replicas<Work> {
  /**
   * Runs a second replica in addition to the one of `kit`, and kills it at the moment `when`. Without `when` it runs to its
   * end.
   */
  run(kit: PlatformKit, work: Work, when?: KillMoment): Promise<ReplicaRun>;
  remove(): Promise<void>;
}

interface KillMoment {
  /** A step that it reports. */
  step: string;
  /** Milliseconds after that step. Undefined: it is blocked at that step. */
  afterMs?: number;
}

/** The data folder is that of the first replica by default. */
export type ReplicaOptions = Partial<Pick<ReplicaOrder<never>, 'dataDir' | 'bucket'>>;

export interface ReplicaRun {
  /** All steps that it reported. */
  steps: string[];
  /** Milliseconds from its first step to its end. */
  tookMs: number;
}

/**
 * Builds `program`, which calls `runReplica`, once: starting it from its source would take seconds each time. The
 * package of the program depends on the archive and the platform kit.
 */
export async function buildReplicas<Work>(program: URL, options: ReplicaOptions = {}): Promise<Replicas<Work>> {
  const folder = await mkdtemp(join(tmpdir(), 'signalbox-replica-'));
  await build({
    entryPoints: {
      replica: fileURLToPath(program),
      'archive-worker': '@signalbox/archive/worker',
      'inspection-worker': '@signalbox/platform-kit/inspection-worker',
    },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    absWorkingDir: dirname(fileURLToPath(program)),
    external: ['pg-native'],
    // The native module that hashes passwords. No user logs in here.
    loader: { '.node': 'empty' },
    banner: {
      js: `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`,
    },
    logLevel: 'error',
  });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  return {
    run: ({ pool, dataDir }, work, when) =>
      runAndKill(
        join(folder, 'replica.js'),
        { url: String(pool.options.connectionString), dataDir, ...options, work },
        when,
      ),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function runAndKill<Work>(program: string, order: ReplicaOrder<Work>, when?: KillMoment): Promise<ReplicaRun> {
  const isPresent = when !== undefined && when.afterMs === undefined;
  const child = spawn(
    process.execPath,
    [program, JSON.stringify({ ...order, ...(isPresent ? { holdAt: when.step } : {}) })],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let [output, errors] = ['', ''];
  let timer: NodeJS.Timeout | undefined;
  let started = 0;
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
    started ||= Date.now();
    if (when && output.split('\n').includes(when.step))
      timer ??= setTimeout(() => child.kill('SIGKILL'), when.afterMs ?? 0);
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  // Null of one that was killed.
  if (code === null ? output === '' : code !== 0) throw new Error(errors);
  return { steps: output.trim().split('\n'), tookMs: Date.now() - started };
}

interface Round {
  round: number;
  rounds: number;
  /** Steps that every run reports. */
  steps: readonly string[];
  /** Duration of a run without a kill. */
  uninterrupted: ReplicaRun;
}

/** In turns at a step, shortly after one, and anywhere. */
export function killMoment({ round, rounds, steps, uninterrupted }: Round): KillMoment {
  const nth = Math.floor(round / 3);
  const at = (index: number) => steps[index % steps.length] ?? '';
  if (round % 3 === 0) return { step: at(nth) };
  // The last steps are short: a random moment would seldom hit them.
  if (round % 3 === 1) return { step: at(steps.length - 1 - (nth % steps.length)), afterMs: Math.random() * 10 };
  return { step: at(0), afterMs: (uninterrupted.tookMs * (nth + Math.random()) * 3) / rounds };
}

/** Recovers as another replica does, until no recovery is pending. */
export async function recover(kit: PlatformKit): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    await kit.jobs.recover();
    const { rowCount } = await kit.pool.query(
      `select from document where collection = 'taskmanager' and body @> '{"status": "ongoing"}'`,
    );
    if (rowCount === 0) return;
    await delay(50);
  }
  throw new Error('The task still runs');
}
