import {
  leftOutFiles,
  leftOutRecords,
  type ModuleResult,
  type planModules,
  settingErrors,
} from '@signalbox/project-data';
import type { RestoreJournal } from '../journal/journal';
import type { StagedRestore } from '../stage/stage-restore';
import type { RestoreTotals } from '../../../shared/backup-record';

type Results = Awaited<ReturnType<typeof planModules>>;

/** The journal of a restore that is about to be committed. */
export function journalOf(context: StagedRestore, results: Results): RestoreJournal {
  const { deps, job, input, rules, safetyId, areas } = context;
  return {
    id: job.id,
    project: input.project,
    state: 'committed',
    details: {
      rules,
      records: expectedRecords(results.modules),
      ...(safetyId === undefined ? {} : { safetyId }),
      settings: results.settings.map(({ project: of, result: { next } }) => ({
        project: of,
        faultyFields: next ? settingErrors(deps.catalog, next).map(({ pointer }) => pointer) : [],
      })),
      counts: totalsOf(context, results),
      ...Object.fromEntries(areas.map(({ area, journal }) => [area.item, journal])),
    },
  };
}

function totalsOf({ input: { language }, areas }: StagedRestore, { modules }: Results): RestoreTotals {
  return [
    ...modules.map(({ name, counts, invalid }) => ({ name, counts, ...invalidOf(leftOutRecords(invalid, language)) })),
    ...areas.map(({ area, plan, invalid }) => ({
      name: area.item,
      counts: plan.counts,
      ...invalidOf(leftOutFiles(invalid, language)),
    })),
  ];
}

function invalidOf(invalid: RestoreTotals[number]['invalid']): Pick<RestoreTotals[number], 'invalid'> {
  return invalid ? { invalid } : {};
}

/** Minimum number of records of a module after the restore. */
function expectedRecords(modules: readonly ModuleResult[]): Record<string, number> {
  const documents = modules.filter(({ name }) => name !== 'setting' && name !== 'settings');
  return Object.fromEntries(
    documents.map(({ name, counts }) => [name, counts.added + counts.changed + counts.same + counts.skipped]),
  );
}
