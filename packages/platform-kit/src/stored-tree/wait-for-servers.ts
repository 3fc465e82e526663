import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Why a start takes long: servers that read the data folder still run, or its files are being moved. */
export type StartHold = 'waiting' | 'moving';

export interface HeldStart {
  /** Names of the servers that run and read the data folder. */
  serversWithFolder?: () => Promise<string[]>;
  /** Called before the start waits, or moves files. */
  onHold?: (hold: StartHold) => Promise<void>;
  /** Ends the wait with an error. */
  signal?: AbortSignal;
}

/** Resolves once no server reads the data folder any more: it would lose sight of files that this one moves. */
export async function waitForServers({
  serversWithFolder = async () => [],
  onHold,
  signal,
  log,
}: HeldStart & { log: Pick<FastifyBaseLogger, 'info' | 'warn'> }): Promise<void> {
  let known = '';
  for (;;) {
    signal?.throwIfAborted();
    const servers = await serversWithFolder();
    if (servers.length === 0) return;
    if (known === '') await onHold?.('waiting');
    const names = servers.join(', ');
    if (names !== known)
      log.warn({ servers }, 'waiting until these servers have stopped: they look for media in the data folder');
    known = names;
    await sleep(intervalMilliseconds, undefined, { signal });
  }
}

const intervalMilliseconds = 1_000;
