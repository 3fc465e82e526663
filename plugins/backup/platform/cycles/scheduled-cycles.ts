import type { OperationPart } from '@signalbox/platform-kit';
import { scopeOfTarget } from '../scopes';
import { cycleCollection, type StoredCycle } from './cycle';

/** The cycles of all targets, for the page of system operation: those that run next first. */
export const scheduledCycles: OperationPart = {
  async scheduled({ query }) {
    const rows = await query<{ project: string; id: string; body: StoredCycle }>(
      `select project, id, body from document
       where collection = $1 order by body ->> 'nextRun' nulls last limit 200`,
      [cycleCollection],
    );
    return rows.map(({ project, id, body: { name, nextRun, lastRun, lastOutcome } }) => {
      const scope = scopeOfTarget(project);
      return {
        id,
        name,
        kind: `backup::operation.${scope.jobType}`,
        ...(scope.target === undefined && { project }),
        nextRun,
        lastRun,
        lastOutcome: lastOutcome?.status,
        message: lastOutcome?.message,
      };
    });
  },
};
