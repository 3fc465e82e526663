import websocket from '@fastify/websocket';
import { mayEnterProject, PlatformError } from '@signalbox/api';
import { createTurns, type LiveSource, pathParameter, type PlatformKit, type Viewer } from '@signalbox/platform-kit';
import { requestProject } from '@signalbox/platform-kit/rest';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { rejectForeignOrigins } from './foreign-origins';
import { limitedSockets, LimitedSocket } from './limited-socket';
import { connectionOf } from './live-connection';
import { tokenOf } from '../auth/authenticate';
import type { Auth } from '../auth';
import type { SessionWatch } from './session-watch';

interface LiveOptions {
  kit: PlatformKit;
  auth: Auth;
  sources: Record<string, LiveSource>;
  watch: Pick<SessionWatch, 'add'>;
  publicUrl?: string;
  /** How long a load balancer needs to notice that this server is drained. */
  noticeSeconds: number;
}

/** `/ws/<type>`: one WebSocket per subscription, open to callers with a token until the session ends. */
export async function registerLive(app: FastifyInstance, options: LiveOptions) {
  const { kit, auth, sources, watch, publicUrl } = options;
  rejectForeignOrigins(app, { publicUrl });
  closeForRestart(app, options);
  await app.register(websocket, { options: limitedSockets(LimitedSocket), errorHandler: endFailed });
  const inTurns = createUserLimits();
  const connect = (socket: WebSocket, request: FastifyRequest) => {
    const type = pathParameter(request, 'type');
    // Frames may arrive while the token is still being checked: the connection keeps the last query.
    const connection = connectionOf(socket, (error) => reject({ error, socket, request, type }));
    socket.on('limited', (reason: string) => logRejected(request, { type, reason }));
    const source = Object.hasOwn(sources, type) ? sources[type] : undefined;
    if (!source) {
      logRejected(request, { type, reason: 'unknownType' });
      return socket.close(closeCode.unknownType, `unknown type ${type.slice(0, maxTypeCharacters)}`);
    }
    const isOpenBeforeChange = openBeforeChange.has(type);
    admit(request, { auth, type, isOpenBeforeChange }).then(
      ({ viewer, project }) => {
        if (socket.readyState !== socket.OPEN) return;
        const close = (reason: string) => {
          request.log.info({ type, user: viewer.username, reason }, 'live connection closed');
          connection.close(reason);
        };
        const limited = inTurns(connection, viewer.userId);
        if (!limited) {
          logRejected(request, { type, reason: 'tooManyConnections' });
          return socket.close(closeCode.tooMany, 'tooManyConnections');
        }
        const admitted = { ...limited, close, viewer, project };
        watch.add(admitted, { isOpenBeforeChange });
        source(admitted, kit);
        request.log.debug({ type, user: viewer.username }, 'live connection opened');
      },
      (error: unknown) => reject({ error, socket, request, type }),
    );
  };
  app.route({
    method: 'GET',
    url: '/ws/:type',
    config: { summary: 'Opens a connection that sends live messages of one type.' },
    wsHandler: connect,
    // Without an upgrade.
    handler: () => {
      throw new PlatformError('notFound', { detail: 'WebSocket' });
    },
  });
}

interface Admission {
  auth: Auth;
  type: string;
  isOpenBeforeChange: boolean;
}

async function admit(
  request: FastifyRequest,
  { auth, type, isOpenBeforeChange }: Admission,
): Promise<{ viewer: Viewer; project: string }> {
  const project = requestProject(request);
  const token = tokenOf(request);
  if (token === undefined) throw new PlatformError('tokenMissing');
  const { viewer, mustChangePassword } = await auth.sessions.resume(token);
  if (type !== 'session' && !mayEnterProject(viewer, project))
    throw new PlatformError('projectForbidden', { detail: project });
  if (mustChangePassword && !isOpenBeforeChange) throw new PlatformError('forbidden', { detail: 'passwordChange' });
  return { viewer, project };
}

/** Consoles connect again soon after this reason: to another server, as the load balancer sends none to this one any more. */
function closeForRestart(app: FastifyInstance, { kit, noticeSeconds }: LiveOptions) {
  const closeAll = () => {
    for (const client of app.websocketServer.clients) client.close(closeCode.restart, 'restart');
  };
  // Before the hook of the library, which closes connections without a reason.
  app.addHook('preClose', async () => closeAll());
  kit.drain.watch((isOn) => {
    if (isOn) setTimeout(() => kit.drain.isOn() && closeAll(), noticeSeconds * 1000).unref();
  });
}

/** As in REST, a user who must choose a new password sees the session and the settings of the page for it. */
const openBeforeChange: ReadonlySet<string> = new Set(['session', 'setting']);

/** Private close codes are an HTTP status plus 4000. `restart` is that of RFC 6455 for a server that goes away. */
const closeCode = {
  restart: 1001,
  tooMany: 1013,
  unknownType: 4404,
  forbidden: 4403,
  unauthorized: 4401,
  malformed: 4400,
  failed: 4500,
};

type OpenConnection = ReturnType<typeof connectionOf>;

/** Returns a function that counts a user's connection, and runs its queries in turns of the users. Undefined: one too many. */
function createUserLimits() {
  const turns = createTurns({ atOnce: 6, atOncePerOwner: 2 });
  const opened = new Map<string, Set<OpenConnection>>();
  return (connection: OpenConnection, owner: string): OpenConnection | undefined => {
    const own = opened.get(owner) ?? new Set();
    if (own.size >= maxConnections) return undefined;
    opened.set(owner, own.add(connection));
    connection.onClose(() => {
      own.delete(connection);
      if (own.size === 0) opened.delete(owner);
    });
    const onQuery: OpenConnection['onQuery'] = (handle) =>
      connection.onQuery((query, isLatest) => turns.run({ owner }, async () => isLatest() && handle(query, isLatest)));
    return { ...connection, onQuery };
  };
}

/** Limit for one user. A page opens up to six connections. */
const maxConnections = 200;

/** A reason has at most 123 bytes, and a character takes up to three. */
const maxTypeCharacters = 30;

/** Errors caused by a client are one line in the log. All others are server errors, logged with their stack. */
function endFailed(error: NodeJS.ErrnoException, socket: WebSocket, request: FastifyRequest) {
  const isOfClient = error.code !== undefined && /^(WS_ERR_|ECONNRESET$|EPIPE$)/.test(error.code);
  if (isOfClient) request.log.info({ reason: error.message }, 'live connection ended');
  else request.log.error({ err: error }, 'live connection failed');
  socket.terminate();
}

interface Rejection {
  error: unknown;
  socket: WebSocket;
  request: FastifyRequest;
  type: string;
}

/** One line, without the URL, which has the token. */
function logRejected(request: FastifyRequest, { type, reason }: { type: string; reason: string }) {
  const shown = type.slice(0, maxTypeCharacters);
  request.log.info({ type: shown, reason, ip: request.ip }, 'live connection rejected');
}

function reject({ error, socket, request, type }: Rejection) {
  if (!(error instanceof PlatformError)) {
    request.log.error({ err: error }, 'live connection failed');
    return socket.close(closeCode.failed, 'internal');
  }
  logRejected(request, { type, reason: error.errorName });
  if (error.is('projectForbidden')) return socket.close(closeCode.forbidden, error.errorName);
  if (error.is('forbidden')) return socket.close(closeCode.forbidden, error.options.detail ?? 'forbidden');
  if (error.statusCode !== 401) return socket.close(closeCode.malformed, error.errorName);
  // A console that missed the end of its session gets the reason here, instead of reconnecting for ever.
  if (type === 'session' && socket.readyState === socket.OPEN)
    socket.send(JSON.stringify({ data: { ended: true, reason: error.options.detail ?? 'revoked' } }));
  socket.close(closeCode.unauthorized, error.errorName);
}
