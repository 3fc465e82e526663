import type { CompiledForm, IslandTests } from '@signalbox/schemas';

interface Fetch {
  arrival: Promise<void>;
  tests?: IslandTests;
  failure?: unknown;
}

const fetches = new WeakMap<CompiledForm, Fetch>();

/**
 * What was compiled of a form's islands. Suspends until it is there: by the promise itself, since `use` leaves a
 * component suspended that was first drawn in a synchronous `act`.
 */
export function islandTests(compiled: CompiledForm): IslandTests {
  const fetch = fetches.get(compiled) ?? fetchTests(compiled);
  if (fetch.tests !== undefined) return fetch.tests;
  throw fetch.failure ?? fetch.arrival;
}

function fetchTests(compiled: CompiledForm): Fetch {
  const { islands = async () => ({}) } = compiled;
  const fetch: Fetch = {
    arrival: islands().then(
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
