import { useConsole } from '@signalbox/api/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { openApiQuery } from '../document/open-api';
import type { Operation } from '../document/operations-of';

/** What came back. */
export interface Answer {
  status: number;
  isOk: boolean;
  /** From the request to the end of the answer. */
  milliseconds: number;
  contentType: string;
  /** Formatted, if it is JSON. */
  text: string;
}

/** Sends a call with the session of the user. A rejected call is an answer, too; the mutation fails without an answer. */
export function useCall({ verb, ...operation }: Operation) {
  const { api } = useConsole();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ resource, body }: { resource: string; body?: string }): Promise<Answer> => {
      const sent = api.own.methodOf(verb as Parameters<typeof api.own.methodOf>[0]);
      const type: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
      const start = performance.now();
      const response = await fetch(api.own.urlOf(resource), {
        method: sent.verb,
        headers: { ...api.own.headers(), ...sent.headers, ...type },
        ...(body !== undefined && { body }),
      });
      const text = await response.text();
      const milliseconds = Math.round(performance.now() - start);
      // Ends the session in the console if the server has ended it.
      if (response.status === 401) api.own.errorOf(response.status, text);
      const { status, ok: isOk, headers } = response;
      return { status, isOk, milliseconds, contentType: headers.get('content-type') ?? '', text: formatted(text) };
    },
    onSuccess: ({ isOk }) => {
      const { queryKey } = openApiQuery(api);
      if (isOk && operation['x-changes'])
        void client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
    },
  });
}

function formatted(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
