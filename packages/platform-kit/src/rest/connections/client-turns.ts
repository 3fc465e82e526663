import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PlatformError } from '@signalbox/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createTurns } from '../../turns';
import { hasBody } from './has-body';
import { clientNetwork } from './client-address';

/** Requests of one client network that are answered at once, fewer than the database has connections: an office waits a little. */
const atOncePerOwner = 10;
const waitingPerOwner = 502;
/** When a rejected client should try again. */
const waitSeconds = 1;

const releases = new WeakMap<IncomingMessage, () => void>();

/**
 * Lets the requests of a client network wait for each other, and rejects them with 429 if too many wait. A request has
 * its turn when its body is read, and ends it when its answer begins or its upload does: transfers take long, and cost
 * little. Live connections have limits of their own.
 */
export function limitClients(app: FastifyInstance): void {
  const tooMany = () =>
    new PlatformError('tooManyRequests', { detail: String(waitSeconds), params: { count: waitSeconds } });
  const turns = createTurns({ atOnce: Infinity, atOncePerOwner, waitingPerOwner, tooMany });
  const takeTurn = ({ raw, ip }: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    // The method in a header routes a request a second time.
    if (releases.has(raw)) return done();
    const closed = new AbortController();
    const answered = new Promise<void>((resolve) => releases.set(raw, resolve));
    reply.raw.once('close', () => {
      endTurn(raw);
      if (!reply.raw.writableFinished) closed.abort(new PlatformError('requestClosed'));
    });
    const run = async () => {
      done();
      await answered;
      // Answers from memory take no turn of the event loop by themselves.
      await nextTurn();
    };
    turns.run({ owner: clientNetwork(ip), signal: closed.signal }, run).catch(done);
  };
  // A sender may take long with a body.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.headers.upgrade !== undefined || hasBody(request.raw)) done();
    else takeTurn(request, reply, done);
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (request.raw.headers.upgrade === undefined && hasBody(request.raw)) takeTurn(request, reply, done);
    else done();
  });
  app.addHook('onSend', ({ raw }, _reply, _payload, done) => {
    endTurn(raw);
    done();
  });
}

/** Lets the next request of the client start. */
export function endTurn(request: IncomingMessage): void {
  releases.get(request)?.();
}
