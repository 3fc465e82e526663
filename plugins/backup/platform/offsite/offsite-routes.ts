import { PlatformError } from '@signalbox/api';
import { type FormPlan, secretsToRetype, planForm } from '@signalbox/engine/core';
import { createRateLimit, createTurns, invalidField, type PlatformKit, isAllowedTarget } from '@signalbox/platform-kit';
import { forms } from '@signalbox/schemas';
import { route } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import type { OffsiteTrial } from '../../shared/offsite';
import type { OffsiteTest } from '../../shared/generated/types';
import { offsiteTestEntity } from '../../shared/generated/entities';
import type { BackupDeps } from '../deps';
import { type FtpTarget, savedSettings, targetOf } from './ftp-target';
import { maxMilliseconds, tryTarget } from './try-target';

/** `POST core/backup/offsite/test`: tests an FTP server with unsaved values. */
export function offsiteRoutes(rest: FastifyInstance, { kit }: Pick<BackupDeps, 'kit'>): void {
  // Each test opens a connection to a host of the user's choice.
  const trials = createRateLimit({ ...kit, count: 10, windowSeconds: 300 });
  const underWay = new AbortController();
  const turns = createTurns({
    atOnce: maxAtOnce,
    waiting: 0,
    // The running tests have ended by then.
    tooMany: () => new PlatformError('tooManyRequests', { params: { count: maxMilliseconds / 1_000 } }),
  });
  const testRoute = route('Tests the FTP server of the settings or of the request.', {
    body: offsiteTestEntity,
    permission: 'setting.edit',
  });
  rest.post('/core/backup/offsite/test', testRoute, async ({ body: typed, project, viewer }) => {
    const target = await targetToTry(kit, { project, typed });
    if (!isAllowedTarget(kit.ftpTargets, target))
      throw invalidField([{ pointer: '/host', keyword: 'targetNotAllowed', params: {} }]);
    return turns.run({}, async () => {
      await trials.spend(`offsite-test:${viewer?.userId}`);
      const steps = await tryTarget({ target, signal: underWay.signal });
      return { isReady: steps.every(({ status }) => status === 'succeed'), steps } satisfies OffsiteTrial;
    });
  });
  rest.addHook('preClose', async () => underWay.abort(new Error('The server ends')));
}

/**
 * Sends the stored password only to the server that it was entered for: `boundTo` of the form decides. Throws
 * `typeAgain`.
 */
async function targetToTry(
  kit: PlatformKit,
  { project, typed }: { project: string; typed: OffsiteTest },
): Promise<FtpTarget> {
  const { password = '', ...rest } = typed;
  if (typeof password === 'string') return targetOf(rest, password);
  const { settings, password: stored } = await savedSettings(kit, project);
  const after = { ftp: { ...rest, password } };
  if (stored === undefined || secretsToRetype({ plan: ftpPlan(), before: settings, after }).length > 0)
    throw new PlatformError('typeAgain', {
      field: 'password',
      pointer: '/password',
      errors: [{ pointer: '/password', keyword: 'typeAgain', params: {} }],
    });
  return targetOf(rest, stored);
}

const maxAtOnce = 3;

/** The form of the FTP settings, which defines to which fields the stored password is bound. */
function ftpPlan(): FormPlan {
  const form = forms.find(({ id }) => id === 'modular_settings/ftp');
  if (form === undefined) throw new Error('The form of the FTP settings is missing.');
  return (plan ??= planForm(form));
}

let plan: FormPlan | undefined;
