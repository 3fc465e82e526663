import { PlatformError } from '@signalbox/api';
import { appliedRow, licenseAnswer, licenseRows, type PlatformKit, rowContent } from '@signalbox/platform-kit';
import { route } from '@signalbox/platform-kit/rest';
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
  const licenseRoute = route('Returns the state of the license.');
  rest.get('/core/license', licenseRoute, async ({ project }) =>
    licenseAnswer(await kit.readLicense(project), kit.clock.now()),
  );
  const detailsRoute = route('Returns the license, its use and its history.', { permission: 'license.view' });
  rest.get('/core/license/details', detailsRoute, async ({ project }) => {
    await watchClock(kit);
    return readDetails(kit, project);
  });
  // No role can grant a license: the body of another sender is not even validated.
  const forEditors = {
    permission: 'license.edit',
    preValidation: async (request: FastifyRequest) => void requireSuper(request),
  };
  const planRoute = route('Returns what a license would change. It changes nothing.', {
    body: licensePlanRequestEntity,
    changes: false,
    ...forEditors,
  });
  rest.post('/core/license/plan', planRoute, async ({ body: { file }, project }) => {
    return (await planChange(kit, { project, file })).plan;
  });
  const installRoute = route('Installs a license.', {
    body: licenseInstallEntity,
    example: {
      file: 'the text of the license file',
      plan: '0000000000000000000000000000000000000000000000000000000000000000',
    },
    ...forEditors,
  });
  rest.post('/core/license/install', installRoute, async (request) => {
    const user = requireSuper(request);
    await changeLicense(kit, { ...request.body, project: request.project, user });
    return { status: 'OK' };
  });
  const removeRoute = route('Removes the license.', {
    body: licenseRemovalEntity,
    example: { plan: '0000000000000000000000000000000000000000000000000000000000000000' },
    ...forEditors,
  });
  rest.post('/core/license/remove', removeRoute, async (request) => {
    const user = requireSuper(request);
    await changeLicense(kit, { ...request.body, project: request.project, user });
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
