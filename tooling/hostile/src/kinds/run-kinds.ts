import { once } from 'node:events';
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { startProgram } from '../server/program';
import { renewTokens, type Tokens } from '../server/senders';
import { burstsOfFrames } from './bursts-of-frames';
import type { Kind } from './kind';
import type { Waits } from './other-client';
import { pipelining, pipeliningOverConnections } from './pipelining';
import { slowPatterns } from './slow-patterns';
import { wideBodies } from './wide-bodies';

const kinds: readonly Kind[] = [pipelining, pipeliningOverConnections, wideBodies, burstsOfFrames, slowPatterns];

export interface KindReport extends Waits {
  name: string;
}

/** Starts a server and runs the attacks one after the other. Meanwhile another client sends trivial requests. */
export async function runKinds({ share }: { share: number }): Promise<KindReport[]> {
  const program = await startProgram();
  const reports: KindReport[] = [];
  try {
    const tokens: Tokens = new Map();
    for (const kind of kinds) {
      await renewTokens(program.address, tokens);
      reports.push(await runKind(kind, { address: program.address, tokens, share }));
      if (program.ended() !== undefined) throw new Error(`${kind.name} ended the server: ${program.output()}`);
    }
  } finally {
    await program.stop();
  }
  return reports;
}

async function runKind(
  kind: Kind,
  { address, tokens, share }: { address: URL; tokens: Tokens; share: number },
): Promise<KindReport> {
  // A process of its own does not wait for the attacker.
  const other = fork(join(import.meta.dirname, 'other-client.ts'), [address.href, tokens.get('operator') ?? ''], {
    execArgv: ['--import', 'tsx'],
  });
  const exit = once(other, 'exit').then(() => Promise.reject(new Error('The other client ended')));
  const message = () => Promise.race([once(other, 'message'), exit]);
  try {
    await message();
    await kind.attack({ address, tokens, share, onStarted: () => other.send('start') });
    const reported = message() as Promise<[Waits]>;
    other.send('end');
    const [waits] = await reported;
    return { name: kind.name, ...waits };
  } finally {
    exit.catch(() => undefined);
    other.kill();
  }
}

/** Prints a line for each kind. Returns true if the other client never waited longer than it may. */
export function printKinds(reports: KindReport[]): boolean {
  for (const { name, answered, longestMilliseconds } of reports)
    console.log(
      `${name}: ${answered} answers to another client, which waited ${Math.round(longestMilliseconds)} ms at most.`,
    );
  const slow = reports.filter(({ longestMilliseconds }) => longestMilliseconds > maxMilliseconds);
  for (const { name } of slow) console.error(`${name}: another client may wait ${maxMilliseconds} ms at most`);
  return slow.length === 0;
}

const maxMilliseconds = 200;
