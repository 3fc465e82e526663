import { sample } from 'fast-check';
import { hostileInput, type HostileInput } from './inputs/input';
import type { Finding, Report } from './report';
import { type Answer, send } from './send/send';
import { usedHeapBytes } from './server/heap';
import { type Program, startProgram } from './server/program';
import { renewTokens, type Tokens } from './server/senders';
import { openSettingsDigest, type SettingsDigest } from './server/settings-digest';

/** Inputs in flight at once, and between two checks of the settings. */
const batchSize = 10;
/** Growth of the heap that caches may cause. */
const maxGrowthBytes = 48 * 1024 * 1024;

interface HostileOptions {
  count: number;
  /** The same seed generates the same inputs. */
  seed: number;
  /** A route that takes longer counts as hanging. */
  timeoutMs?: number;
}

/** Starts a server and sends it `count` generated inputs. */
export async function runHostileInputs({ count, seed, timeoutMs = 5_000 }: HostileOptions): Promise<Report> {
  const program = await startProgram();
  const digest = await openSettingsDigest(program.databaseUrl);
  const report: Report = { sent: 0, seed, statuses: new Map(), heap: { warm: 0, end: 0 }, findings: [] };
  try {
    const tokens: Tokens = new Map();
    for (let at = 0; at < count && program.ended() === undefined; at += batchSize) {
      if (at % (batchSize * 20) === 0) await renewTokens(program.address, tokens);
      const inputs = sample(hostileInput, { numRuns: Math.min(batchSize, count - at), seed: seed + at });
      await sendBatch({ program, digest, tokens, report, timeoutMs }, inputs);
      if (report.heap.warm === 0 && at >= count / 5) report.heap.warm = await usedHeapBytes(program.inspector);
    }
    await finish(program, report);
  } finally {
    await digest.close();
    await program.stop();
  }
  return report;
}

interface Run {
  program: Program;
  digest: SettingsDigest;
  tokens: Tokens;
  report: Report;
  timeoutMs: number;
}

async function sendBatch({ program, digest, tokens, report, timeoutMs }: Run, inputs: HostileInput[]): Promise<void> {
  const before = await digest.read();
  const answers = await Promise.all(
    inputs.map(async (input) => ({
      input,
      answer: await send(program.address, input, { token: tokens.get(input.sender), timeoutMs }),
    })),
  );
  report.sent += inputs.length;
  for (const { input, answer } of answers) {
    report.statuses.set(answer.status, (report.statuses.get(answer.status) ?? 0) + 1);
    const what = answer.isHanging ? `No answer within ${timeoutMs / 1000} seconds` : errorOf(answer);
    if (what !== undefined) report.findings.push({ what, input, answer });
  }
  if (answers.some(({ answer }) => answer.status === 200) || (await digest.read()) === before) return;
  for (const { input, answer } of answers.filter(({ input }) => input.method !== 'GET'))
    report.findings.push({ what: 'The settings changed, although no request was answered 200', input, answer });
}

function errorOf({ status, body }: Answer): string | undefined {
  if (status >= 500) return `Answered ${status}`;
  if (body.includes('node_modules') || /\n\s+at /.test(body)) return 'The answer contains a path or a stack';
  return undefined;
}

async function finish(program: Program, report: Report): Promise<void> {
  const ended = program.ended();
  if (ended !== undefined) {
    report.findings.push({ what: `The server ended with ${ended}: ${program.output()}` });
    return;
  }
  const tokens: Tokens = new Map();
  await renewTokens(program.address, tokens).catch((error: unknown) => {
    report.findings.push({ what: `After the run: ${String(error)}` } satisfies Finding);
  });
  report.heap.end = await usedHeapBytes(program.inspector);
  const growth = report.heap.end - report.heap.warm;
  if (growth > maxGrowthBytes)
    report.findings.push({ what: `The heap grew by ${growth} bytes after the run was warm` });
}
