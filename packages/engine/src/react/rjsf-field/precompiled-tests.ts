import type { CompiledForm, PrecompiledTests } from '@signalbox/schemas';

interface Fetch {
  arrival: Promise<void>;
  tests?: PrecompiledTests;
  error?: unknown;
}

const fetches = new WeakMap<CompiledForm, Fetch>();

/**
 * The precompiled tests of a form's RJSF fields. Suspends until they are loaded. Throws the promise itself: `use` leaves a
 * component suspended that was first rendered in a synchronous `act`.
 */
export function precompiledTests(compiled: CompiledForm): PrecompiledTests {
  const fetch = fetches.get(compiled) ?? fetchTests(compiled);
  if (fetch.tests !== undefined) return fetch.tests;
  throw fetch.error ?? fetch.arrival;
}

function fetchTests(compiled: CompiledForm): Fetch {
  const { rjsfFields = async () => ({}) } = compiled;
  const fetch: Fetch = {
    arrival: rjsfFields().then(
      (tests) => {
        fetch.tests = tests;
      },
      (error: unknown) => {
        fetch.error = error;
      },
    ),
  };
  fetches.set(compiled, fetch);
  return fetch;
}
