import { readAgain, useConsole } from '@signalbox/api/react';
import { useFailureText } from '@signalbox/console-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { libraryKeys } from '../library/library-queries';
import { nameProblem } from '../names/name-problem';

interface NewFolderOptions {
  folder: string;
  onCreated: (path: string) => void;
}

/** The name of a new folder, and the request that makes it. */
export function useNewFolder({ folder, onCreated }: NewFolderOptions) {
  const { t } = useTranslation('media');
  const { api } = useConsole();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [name, setName] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const wrong = nameProblem(name);
  const create = useMutation({
    mutationFn: async (dirName: string) => {
      await api.post('core/mediaLibrary/mkdir', { catalog: folder, dirName });
      await readAgain(queries, libraryKeys.all);
      return folder === '' ? dirName : `${folder}/${dirName}`;
    },
    onSuccess: onCreated,
  });
  return {
    name,
    setName: (next: string) => {
      setName(next);
      create.reset();
    },
    /** Why the name is invalid, after the first attempt. */
    problem: isChecked && wrong ? t(wrong) : create.error ? failureText(create.error) : undefined,
    isPending: create.isPending,
    create: () => {
      setIsChecked(true);
      if (wrong === undefined) create.mutate(name.trim());
    },
  };
}
