import { PlatformError } from '@signalbox/api';
import { appliedRow, bodyOf, licenseAnswer, licenseRows, type PlatformKit, rowContent } from '@signalbox/platform-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { licenseInstallEntity, licensePlanRequestEntity, licenseRemovalEntity } from '../shared/generated/entities';
import type { LicenseDetails } from '../shared/license';
import { changeLicense } from './change-license';
import { readHistory } from './history';
import { planChange } from './license-plan';
import { licenseSide } from './license-side';
import { limitUse } from './limit-use';
import { recentStepBack, watchClock } from './watch-clock';

/** A project has one license. Without one, the license of the default project applies, else the features of the demo. */
export function licenseRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  rest.get('/core/license', async ({ project }) => licenseAnswer(await kit.readLicense(project), kit.clock.now()));
  rest.get('/core/license/details', { config: { permission: 'license.view' } }, async ({ project }) => {
    await watchClock(kit);
    return readDetails(kit, project);
  });
  const forEditors = { config: { permission: 'license.edit' } };
  rest.post('/core/license/plan', forEditors, async (request) => {
    requireSuper(request);
    const { file } = bodyOf(request, licensePlanRequestEntity);
    return (await planChange(kit, { project: request.project, file })).plan;
  });
  rest.post('/core/license/install', forEditors, async (request) => {
    const user = requireSuper(request);
    await changeLicense(kit, { ...bodyOf(request, licenseInstallEntity), project: request.project, user });
    return { status: 'OK' };
  });
  rest.post('/core/license/remove', forEditors, async (request) => {
    const user = requireSuper(request);
    await changeLicense(kit, { ...bodyOf(request, licenseRemovalEntity), project: request.project, user });
    return { status: 'OK' };
  });
}

/** The name of the user. Throws `forbidden` unless they are a super administrator: no role can grant a license. */
function requireSuper({ viewer }: FastifyRequest): string {
  if (!viewer?.isSuper) throw new PlatformError('forbidden', { detail: 'isSuper' });
  return viewer.username;
}

async function readDetails({ database, clock }: PlatformKit, project: string): Promise<LicenseDetails> {
  const rows = await licenseRows(database, project);
  const applied = appliedRow(rows, project);
  const content = rowContent(applied);
  const installed = applied?.removed_at === null ? applied : undefined;
  const history = await readHistory(database, project);
  const now = clock.now();
  const clockBack = recentStepBack(history, now);
  return {
    ...(await licenseSide(database, { project, content, now })),
    isShared: applied !== undefined && applied.project !== project,
    isRejected: applied !== undefined && content === undefined,
    ...(installed && { installedAt: installed.installed_at.toISOString() }),
    ...(installed?.installed_by && { installedBy: installed.installed_by }),
    ...(applied?.removed_at && { removedAt: applied.removed_at.toISOString() }),
    used: await limitUse(database, project),
    history,
    ...(clockBack && { clockBack }),
  };
}
