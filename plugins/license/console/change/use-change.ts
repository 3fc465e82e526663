import { licenseQuery, useConsole } from '@signalbox/api/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LicensePlan } from '../../shared/license';

/** Installs the license of `file`, or removes the installed one without a file. The pages of the console follow at once. */
export function useChange({ file, onClose }: { file?: string; onClose: () => void }) {
  const { t } = useTranslation('license');
  const { api, notify } = useConsole();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ plan }: LicensePlan) =>
      file === undefined ? api.post('core/license/remove', { plan }) : api.post('core/license/install', { file, plan }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: licenseQuery(api).queryKey });
      notify(t(file === undefined ? 'removed' : 'installed'));
      onClose();
    },
  });
}
