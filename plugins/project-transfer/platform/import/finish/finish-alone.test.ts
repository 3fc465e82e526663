import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aViewer, type TestPlatform } from '@signalbox/platform-kit/testing';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  anotherReplica,
  cutJobLock,
  insertCrashedTask,
  taskStore,
  waitingForLocks,
} from '@signalbox/platform-kit/testing/jobs';
import { mediaState, temporaryState, writeFiles } from '@signalbox/project-data/testing';
import { defineTransferJobs } from '../../transfer-jobs';
import { anExportOfNewFiles, catalog, importHere, leaveImport, writeOldFiles } from '../../testing/import-bench';
import { transferPlatform } from '../../testing/transfer';
import { finishImport, finishCommittedImports } from './finish-import';
import { recoverTransfers } from '../../recover-transfers';
import { openImports } from '../journal/import-journal';
import type { ImportStep } from '../import-context';
import { runImport } from '../run-import';

let platform: TestPlatform;
let archive: Buffer;
beforeAll(async () => {
  archive = await anExportOfNewFiles();
});
beforeEach(async () => {
  platform = await transferPlatform();
  await writeOldFiles(platform);
});
afterEach(() => platform.close());

const left = { id: 'left', project: 'default' };
const everyStep: ImportStep[] = ['swapping', 'swapping', 'swapped'];
const writeLate = () => writeFiles(join(platform.kit.dataDir, 'media'), { 'one/late.txt': 'mine' });

/** Another replica, which reports the steps that it runs. */
function another() {
  const steps: ImportStep[] = [];
  return { steps, deps: { kit: platform.kit, atStep: (step: ImportStep) => void steps.push(step) } };
}

/** Everything exists once, with the writes since staging, and nothing else is left. */
async function expectFinished(): Promise<void> {
  expect(await mediaState(platform.kit)).toEqual({
    'one/': '',
    'one/a.txt': 'new',
    'one/late.txt': 'mine',
    'two/': '',
    'two/a.txt': 'new',
  });
  expect(await temporaryState(platform.kit)).toEqual([]);
  expect(await openImports(platform.kit)).toEqual([]);
  expect(await taskStore(platform.kit, 'default').get('left')).toMatchObject({ status: 'finish', progress: 1 });
}

it('an import is finished by one replica, even when others took its replica for crashed', async () => {
  await insertCrashedTask(platform.kit, { id: 'left', mark: 'configImport' });
  const [other, third] = [another(), another()];
  const steps: ImportStep[] = [];
  let others: Promise<unknown[]> | undefined;
  const atStep = async (step: ImportStep) => {
    steps.push(step);
    if (step === 'committed') await writeLate();
    if (step !== 'swapping' || others) return;
    const task = { ...left, kind: 'configImport' as const, name: '' };
    others = Promise.all([
      finishCommittedImports(other.deps),
      finishImport(third.deps, left),
      recoverTransfers(platform.kit)(task),
    ]);
    others.catch(() => undefined);
    await vi.waitFor(async () => expect(await waitingForLocks(platform.kit)).toBe(3), 20_000);
    expect([...other.steps, ...third.steps]).toEqual([]);
  };
  await importHere(platform, { id: 'left', archive, atStep });
  expect(await others).toEqual([undefined, undefined, { status: 'finish' }]);
  expect(steps.slice(-everyStep.length)).toEqual(everyStep);
  expect([...other.steps, ...third.steps]).toEqual([]);
  await expectFinished();
});

it('of two replicas that find it at the same time, one does all of it and the other nothing', async () => {
  await leaveImport(platform, { archive });
  await writeLate();
  const [one, other] = [another(), another()];
  await Promise.all([finishImport(one.deps, left), finishImport(other.deps, left)]);
  expect([one.steps, other.steps].toSorted((some, more) => some.length - more.length)).toEqual([[], everyStep]);
  await expectFinished();
});

it.each<ImportStep>(['locked', 'applied'])(
  'a replica that takes another for crashed, which only lost its connection when %s, waits for its result',
  async (step) => {
    const { kit } = platform;
    const replica = () => anotherReplica(kit, (jobs) => defineTransferJobs(jobs, recoverTransfers(kit))).jobs;
    const path = join(kit.dataDir, 'archive.tar.gz');
    await writeFile(path, archive);
    let recovered: Promise<void> | undefined;
    const atStep = async (reached: ImportStep) => {
      if (reached === 'committed') await writeLate();
      if (reached !== step) return;
      await cutJobLock(kit);
      recovered = replica().recover();
      await vi.waitFor(async () => expect(await waitingForLocks(kit)).toBe(1), 20_000);
    };
    const input = {
      project: 'default',
      path,
      password: undefined,
      parts: undefined,
      rule: 0 as const,
      viewer: aViewer(),
    };
    const { done } = await replica().start({
      id: 'left',
      kind: 'configImport',
      target: { project: 'default', name: 'archive.tar.gz' },
      creator: 'ada',
      run: (context) => runImport({ kit, catalog, atStep }, input, context),
    });
    await done;
    await recovered;
    await expectFinished();
  },
);
