import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { context, diag, DiagLogLevel, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyBaseLogger } from 'fastify';
import type { Tracing } from './tracing-variables';

interface TracingOptions extends Tracing {
  version: string;
  log: FastifyBaseLogger;
}

/** Sends spans to the collector of the standard variables, in the background. Loaded only where there is one. */
export function openTracing({ protocol, version, log }: TracingOptions): {
  tracer: Tracer;
  close: () => Promise<void>;
} {
  useContextOfRequests();
  const report = (message: string) => log.warn({ message }, 'tracing');
  diag.setLogger(
    { error: report, warn: report, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const own = resourceFromAttributes({
    'service.name': 'signalbox',
    'service.version': version,
    'service.instance.id': randomUUID(),
  });
  const exporter = protocol === 'http/json' ? new JsonExporter() : new ProtobufExporter();
  const provider = new BasicTracerProvider({
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES win.
    resource: own.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  return {
    tracer: provider.getTracer('signalbox', version),
    close: () => Promise.race([provider.shutdown(), setTimeout(lastSpansMilliseconds, undefined, { ref: false })]),
  };
}

/** A server that stops does not wait longer for a collector that is away. */
const lastSpansMilliseconds = 3_000;

let hasContextManager = false;

/** Queries find the span of their request in the asynchronous context. The process has one manager of it. */
function useContextOfRequests(): void {
  if (hasContextManager) return;
  hasContextManager = context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
}

function nothing(): void {}
