import { EnvironmentError } from '../../environment-error';

/** How traces are sent. The packages of OpenTelemetry read all other standard variables themselves. */
export interface Tracing {
  protocol: 'http/protobuf' | 'http/json';
}

/** Undefined without an address of a collector in the standard variables. `given` returns the trimmed value of a variable. */
export function tracingOf(given: (name: string) => string | undefined): Tracing | undefined {
  const isOff = given('OTEL_SDK_DISABLED')?.toLowerCase() === 'true' || given('OTEL_TRACES_EXPORTER') === 'none';
  const endpoint = given('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') ?? given('OTEL_EXPORTER_OTLP_ENDPOINT');
  if (isOff || endpoint === undefined) return undefined;
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    throw new EnvironmentError(
      'OTEL_EXPORTER_OTLP_ENDPOINT is no address of a collector: set it to something like http://collector.example.org:4318',
    );
  const protocol = given('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL') ?? given('OTEL_EXPORTER_OTLP_PROTOCOL');
  if (protocol === undefined || protocol === 'http/protobuf') return { protocol: 'http/protobuf' };
  if (protocol === 'http/json') return { protocol };
  throw new EnvironmentError(`OTEL_EXPORTER_OTLP_PROTOCOL is “${protocol}”: set it to http/protobuf or http/json`);
}
