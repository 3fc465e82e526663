import { PlatformError } from '@signalbox/api';
import { bodyOf, type PlatformKit } from '@signalbox/platform-kit';
import type { JsonValue } from '@signalbox/schemas';
import type { FastifyInstance } from 'fastify';
import type { BackupParts } from '../parts';
import { type FtpSecurity, type FtpTarget, savedTarget, standardPort } from './ftp-target';
import { longestMilliseconds, tryTarget } from './try-target';

/** `POST core/backup/offsite/test`: tries an FTP server with typed values, before they are saved. */
export function offsiteRoutes(rest: FastifyInstance, { kit }: Pick<BackupParts, 'kit'>): void {
  const underWay = new AbortController();
  let running = 0;
  rest.post('/core/backup/offsite/test', { config: { permission: 'setting.edit' } }, async (request) => {
    const typed = bodyOf(request, 'offsite-test') as unknown as TypedTarget;
    const target = await targetToTry(kit, { project: request.project, typed });
    // By then those that run have ended.
    if (running >= mostAtOnce)
      throw new PlatformError('tooManyRequests', { params: { count: longestMilliseconds / 1_000 } });
    running += 1;
    try {
      const steps = await tryTarget({ target, signal: underWay.signal });
      return { isReady: steps.every(({ status }) => status === 'succeed'), steps };
    } finally {
      running -= 1;
    }
  });
  rest.addHook('preClose', async () => underWay.abort(new Error('The server ends')));
}

interface TypedTarget {
  host: string;
  port?: number;
  username?: string;
  password?: JsonValue;
  secure?: FtpSecurity;
}

/** The stored password goes where it was meant to go only: for another server or user it has to be typed. */
async function targetToTry(
  kit: PlatformKit,
  { project, typed }: { project: string; typed: TypedTarget },
): Promise<FtpTarget> {
  const { host, secure = 'none', port = standardPort(secure), username = '', password = '' } = typed;
  const target = { host: host.trim(), port, username: username.trim(), secure };
  if (typeof password === 'string') return { ...target, password };
  const saved = await savedTarget(kit, project);
  const isSame = saved?.host === target.host && saved.port === target.port && saved.username === target.username;
  // Nor does it go in clear where it was meant to go protected.
  if (!isSame || (secure === 'none' && saved.secure !== 'none'))
    throw new PlatformError('invalidField', {
      field: 'password',
      pointer: '/password',
      faults: [{ pointer: '/password', keyword: 'typeAgain', params: {} }],
    });
  return { ...target, password: saved.password };
}

const mostAtOnce = 3;
