import type { CompiledForm, PrecompiledTests } from '@signalbox/schemas';

interface Fetch {
  arrival: Promise<void>;
  tests?: PrecompiledTests;
  failure?: unknown;
}

const fetches = new WeakMap<CompiledForm, Fetch>();

/**
 * What was compiled of a form's islands. Suspends until it is there: by the promise itself, since `use` leaves a
 * component suspended that was first drawn in a synchronous `act`.
 */
export function precompiledTests(compiled: CompiledForm): PrecompiledTests {
  const fetch = fetches.get(compiled) ?? fetchTests(compiled);
  if (fetch.tests !== undefined) return fetch.tests;
  throw fetch.failure ?? fetch.arrival;
}

function fetchTests(compiled: CompiledForm): Fetch {
  const { rjsfFields = async () => ({}) } = compiled;
  const fetch: Fetch = {
    arrival: rjsfFields().then(
      (tests) => {
        fetch.tests = tests;
      },
      (failure: unknown) => {
        fetch.failure = failure;
      },
    ),
  };
  fetches.set(compiled, fetch);
  return fetch;
}
