import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const propagator = new W3CTraceContextPropagator();
const headersOf = {
  get: (headers: FastifyRequest['headers'], name: string) => headers[name],
  keys: (headers: FastifyRequest['headers']) => Object.keys(headers),
};
/** Asked every few seconds by process managers and load balancers. */
const untraced = new Set(['/livez', '/readyz', '/metrics']);

/**
 * A span for each request, within the trace of its `traceparent`. It has the template of the route and the id of the request,
 * which log, answer and audit have too: no path, query, header or body, as they can have names and secrets.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    if (untraced.has(route)) return done();
    const outside = propagator.extract(ROOT_CONTEXT, request.headers, headersOf);
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'signalbox.request_id': request.id,
    };
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, outside);
    spans.set(request, span);
    request.log = request.log.child({ traceId: span.spanContext().traceId });
    context.with(trace.setSpan(outside, span), done);
  });

  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
