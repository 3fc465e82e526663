import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SessionUser } from '@signalbox/api';
import { sha1Hex } from '@signalbox/api/password';
import { userKeys } from '@signalbox/api/react';
import { api } from '../../shell/services';

export interface PasswordChange {
  oldPassword: string;
  password: string;
}

/**
 * Changes the user's own password. The new one is sent as typed, over the encrypted connection: the platform cannot validate
 * a hash against its password rules.
 */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ oldPassword, password }: PasswordChange) =>
      api.put('core/auth/user', { oldPassword: sha1Hex(oldPassword), password }),
    onSuccess: () =>
      queryClient.setQueryData(
        userKeys.self(),
        (user: SessionUser | undefined) => user && { ...user, isFirstLogin: false, isPasswordExpired: false },
      ),
  });
}
