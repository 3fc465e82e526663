import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shell/services';

export const captchaSize = { width: 132, height: 48 };

/** A new picture at every fetch. It is never cached, because each is valid for one attempt. */
export const captchaQuery = () =>
  queryOptions({
    queryKey: ['core/auth/captcha'],
    queryFn: async ({ signal }) => {
      const { data } = await api.get<{ data: string }>('core/auth/captcha', {
        query: { ...captchaSize, captchaLen: 4 },
        signal,
      });
      return data;
    },
    staleTime: 0,
    gcTime: 0,
  });
