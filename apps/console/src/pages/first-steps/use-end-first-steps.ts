import type { SessionUser } from '@signalbox/api';
import { useConsole, userKeys } from '@signalbox/api/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { firstStepsDone } from './first-steps-state';

/** Remembers that the user is done with the first steps, and leads to the page where a login leads. */
export function useEndFirstSteps() {
  const { api, user } = useConsole();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api.patch(`core/user/${user.id}`, { pageSetting: firstStepsDone }),
    onSuccess: async () => {
      queries.setQueryData(
        userKeys.self(),
        (known: SessionUser | undefined) =>
          known && { ...known, pageSetting: { ...known.pageSetting, ...firstStepsDone } },
      );
      await navigate('/app');
    },
  });
}
