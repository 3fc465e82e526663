import type { OperationPart } from '@signalbox/platform-kit';
import { permissionFor, scopeOfTarget } from '../scopes';
import { cycleCollection, type StoredCycle } from './cycle';
import { canRunNow, kindOfWork } from './run-cycle-now';

/** The cycles of all targets, for the page of system operation: those that run next first. */
export const scheduledCycles: OperationPart = {
  async scheduled({ query }) {
    const rows = await query<{ project: string; id: string; body: StoredCycle }>(
      `select project, id, body from document
       where collection = $1 order by body ->> 'nextRun' nulls last limit 200`,
      [cycleCollection],
    );
    return rows.map(({ project, id, body }) => {
      const { name, nextRun, lastRun, lastOutcome } = body;
      const scope = scopeOfTarget(project);
      return {
        id,
        name,
        kind: kindOfWork(scope),
        ...(canRunNow(body) && { permission: permissionFor(scope, 'export') }),
        ...(scope.target === undefined && { project }),
        nextRun,
        lastRun,
        lastOutcome: lastOutcome?.status,
        message: lastOutcome?.message,
      };
    });
  },
};
