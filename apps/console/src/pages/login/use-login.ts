import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import type { SessionUser } from '@signalbox/api';
import { sha1Hex } from '@signalbox/api/password';
import { userKeys } from '@signalbox/api/react';
import { api } from '../../shell/services';
import { sessionEndAtom, tokenAtom } from '../../state/session';

export interface Credentials {
  username: string;
  password: string;
  verifyCode?: string;
}

/** Logs in and keeps the session. Rejects with the platform's `ApiError`. */
export function useLogin() {
  const queryClient = useQueryClient();
  const keepToken = useSetAtom(tokenAtom);
  const notifyEnd = useSetAtom(sessionEndAtom);
  return useMutation({
    mutationFn: async ({ username, password, verifyCode }: Credentials) => {
      const { token, ...user } = await api.post<SessionUser & { token: string }>('core/auth/login', {
        username: username.trim(),
        password: sha1Hex(password),
        ...(verifyCode ? { verifyCode } : {}),
      });
      return { token, user };
    },
    onSuccess: ({ token, user }) => {
      notifyEnd(null);
      queryClient.setQueryData(userKeys.self(), user);
      keepToken(token);
    },
  });
}
