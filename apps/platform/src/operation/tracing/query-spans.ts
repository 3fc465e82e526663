import { context, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import type { Pool, PoolClient } from 'pg';

/**
 * A span for each query of a traced request, with its first word and its table: neither its text nor its values. Streams
 * (`COPY`, cursors) have none.
 */
export function traceQueries(pool: Pool, tracer: Tracer): void {
  const traced = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (traced.has(client)) return;
    traced.add(client);
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
    const withSpan = (...parts: unknown[]): unknown => {
      const text = textOf(parts[0]);
      if (text === undefined || !trace.getSpan(context.active())) return query(...parts);
      const span = tracer.startSpan(summaryOf(text), {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.query.summary': summaryOf(text) },
      });
      return endAfter(span, { query, parts });
    };
    client.query = withSpan as PoolClient['query'];
  });
}

/** Ends the span when the query calls back or its promise settles. */
function endAfter(
  span: Span,
  { query, parts }: { query: (...parts: unknown[]) => unknown; parts: unknown[] },
): unknown {
  const end = (error?: unknown) => {
    if (error) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  const callback = parts.at(-1);
  if (typeof callback === 'function') {
    const ended = (...answer: unknown[]): unknown => {
      end(answer[0]);
      return (callback as (...answer: unknown[]) => unknown)(...answer);
    };
    return query(...parts.slice(0, -1), ended);
  }
  const answer = query(...parts);
  if (answer instanceof Promise) answer.then(() => end(), end);
  else end();
  return answer;
}

/** Undefined for a stream. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || 'submit' in query || !('text' in query)) return undefined;
  return typeof query.text === 'string' ? query.text : undefined;
}

/** `SELECT document` */
function summaryOf(text: string): string {
  const verb = /[a-z]+/i.exec(text)?.[0].toUpperCase() ?? 'QUERY';
  const table = /\b(?:from|into|update)\s+"?([a-z_]\w{0,62})/i.exec(text.slice(0, 20_000))?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}
