import { type LockedUser, mayEnterProject, PlatformError } from '@signalbox/api';
import {
  kept,
  type OperationCheck,
  type Operator,
  type PlatformKit,
  readBriefly,
  type Viewer,
} from '@signalbox/platform-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route, requestLocale, viewerOf } from '@signalbox/platform-kit/rest';
import type { CheckToStart } from '../../shared/actions';
import { operationErrors } from '../../shared/errors';
import { operationCheckEntity, operationRunEntity, operationUnlockEntity } from '../../shared/generated/entities';
import { inTurn, readWork } from '../read/work';
import { readActions, recordAction } from './record-action';

/** Frozen accounts, cycles and checks that operators start, and the note of what operators did. */
export function actionRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  const { clock, operationActions } = kit;
  const readLocked = (): Promise<LockedUser[]> =>
    readBriefly(kit, (source) => inTurn(operationActions, async ({ locked }) => locked?.(source)));
  const locked = kept({ clock, milliseconds: 2_000, read: readLocked });
  const actions = kept({ clock, milliseconds: 1_000, read: () => readActions(kit) });
  const checksFor = (operator: Operator): OperationCheck[] =>
    operationActions.flatMap(({ checks = [] }) => checks).filter(({ permission }) => has(operator, permission));

  rest.get('/core/operation/locked', lockedRoute, () => locked());
  rest.get('/core/operation/actions', route('Returns what operators did last.', forOperators), () => actions());
  rest.get('/core/operation/checks', checksRoute, async (request): Promise<CheckToStart[]> =>
    checksFor(operatorOf(request)).map(({ id, title, help }) => ({ id, title, help })),
  );

  rest.post('/core/operation/unlock', unlockRoute, async (request) => {
    const { userId } = request.body;
    const user = (await readLocked()).find((each) => each.userId === userId);
    if (user === undefined) throw new PlatformError('notFound', { detail: userId });
    // Each unlock allows more guesses.
    if ((await kit.currentViewer(userId))?.isSuper === true && !operatorOf(request).isSuper)
      throw new PlatformError('forbidden', { detail: 'isSuper' });
    await recordAction(kit, request, { action: 'unlock', subject: user.username });
    for (const { unlock } of operationActions) await unlock?.(user.username);
    return { status: 'OK' };
  });

  rest.post('/core/operation/check', checkRoute, async (request) => {
    const { id } = request.body;
    const all = operationActions.flatMap(({ checks = [] }) => checks);
    const check = all.find((each) => each.id === id);
    if (check === undefined) throw new PlatformError('notFound', { detail: id });
    const operator = operatorOf(request);
    if (!has(operator, check.permission)) throw new PlatformError('forbidden', { detail: check.permission });
    await recordAction(kit, request, { action: 'check', subject: id });
    await check.start(operator);
    return { status: 'OK' };
  });

  rest.post('/core/operation/run', runRoute, async (request) => {
    const { kind, project, id } = request.body;
    const operator = operatorOf(request);
    const { scheduled } = await readWork(kit);
    const work = scheduled.find((each) => each.kind === kind && each.project === project && each.id === id);
    if (work === undefined || (project !== undefined && !mayEnterProject(operator, project)))
      throw new PlatformError('notFound', { detail: id });
    const { name, permission } = work;
    const notReady = new PlatformError(operationErrors.workNotReady, { detail: name, params: { name } });
    if (permission === undefined) throw notReady;
    if (!has(operator, permission)) throw new PlatformError('forbidden', { detail: permission });
    await recordAction(kit, request, { action: 'runNow', subject: name });
    for (const { runNow } of operationActions) if (await runNow?.(work)) return { status: 'OK' };
    throw notReady;
  });
}

function has({ isSuper, permissions }: Operator, permission: string | undefined): boolean {
  return isSuper || permission === undefined || permissions.has(permission);
}

/** The sender of a request, with the language for what the action writes. */
function operatorOf(request: FastifyRequest): Operator & Viewer {
  return { ...viewerOf(request), language: requestLocale(request.headers['accept-language']) };
}

const forOperators = { permission: 'operation.edit' };
const lockedRoute = route('Returns the users who cannot log in for now from addresses that sent wrong passwords.', {
  ...forOperators,
});
const checksRoute = route('Returns the checks that the user may start.', forOperators);
const unlockRoute = route('Lets a user log in again who is locked after wrong passwords.', {
  body: operationUnlockEntity,
  example: { userId: '5f0000000000000000000001' },
  ...forOperators,
});
const checkRoute = route('Starts a check.', {
  body: operationCheckEntity,
  example: { id: 'devices' },
  ...forOperators,
});
const runRoute = route('Starts a run of periodic work within seconds.', {
  body: operationRunEntity,
  example: { kind: 'backup::operation.data', project: 'default', id: '5f0000000000000000000001' },
  ...forOperators,
});
