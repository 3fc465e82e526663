import { useConsole } from '@signalbox/api/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { Propose } from '../editor/completion/completion';
import { tabsQuery } from './tabs-query';

interface ProposalsOptions {
  file: string;
  /** Keys of messages that the last valid form has. */
  messageKeys: readonly string[];
}

/** Returns what the editor of a file proposes. Its words are loaded with the first proposals. */
export function useProposals({ file, messageKeys }: ProposalsOptions): Propose {
  const { api } = useConsole();
  const queries = useQueryClient();
  const latest = useRef(messageKeys);
  useEffect(() => {
    latest.current = messageKeys;
  });
  return useCallback(
    async (place, text) => {
      const { formProposals, messageProposals } = await import('../editor/completion/proposals');
      if (file !== 'form.json') return messageProposals(place, latest.current);
      const [{ vocabulary }, groups] = await Promise.all([
        import('../editor/completion/vocabulary'),
        // Without the platform, all but the names of pages is proposed.
        queries.ensureQueryData(tabsQuery(api)).then(
          (tabs) => tabs.groups,
          () => [],
        ),
      ]);
      return formProposals(place, text, { ...vocabulary, groups });
    },
    [api, file, queries],
  );
}
