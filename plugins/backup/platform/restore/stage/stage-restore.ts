import { mediaRules, stageModules, type Transaction } from '@signalbox/project-data';
import type { PreparedRestore } from '../prepare/prepare-restore';
import { saveState } from './save-state';
import { type StagedArea, stageAreas } from './stage-areas';
import { together } from './together';

type StagedData = Awaited<ReturnType<typeof stageModules>>;

export interface StagedRestore extends PreparedRestore, StagedData {
  /** The safety backup. Undefined when there was nothing to save. */
  safetyId: string | undefined;
  areas: StagedArea[];
}

/** Makes the safety backup, and stages files and data. Changes no existing content. */
export async function stageRestore(context: PreparedRestore, { client }: Transaction): Promise<StagedRestore> {
  const [safetyId, [areas, data]] = await together(context.job.signal, [
    (signal) => saveState(context, signal),
    (signal) =>
      together(signal, [
        (both) => stageChosenFiles(context, both),
        (both) => stageChosenData(context, { client, signal: both }),
      ]),
  ]);
  return { ...context, ...data, safetyId, areas };
}

async function stageChosenFiles(context: PreparedRestore, signal: AbortSignal): Promise<StagedArea[]> {
  const { deps, job, input, archive, planning } = context;
  const { project, choice } = input;
  const rules = await mediaRules(deps, { project, archive, settingRule: choice.rules.setting, owner: job.id });
  return stageAreas(context, { planned: await planning, mediaRules: rules, signal });
}

async function stageChosenData(
  { deps, input, archive, same, tees, report }: PreparedRestore,
  { client, signal }: Pick<Transaction, 'client'> & { signal: AbortSignal },
): Promise<StagedData> {
  const options = { client, archive, rules: input.choice.rules, same, tees, placeIn: input.project };
  try {
    const staged = await stageModules({ ...options, signal, onBytes: report.onBytes });
    await deps.atStep?.('dataStaged');
    return staged;
  } finally {
    tees.leaveAll();
  }
}
