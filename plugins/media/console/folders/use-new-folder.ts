import { readAgain, useConsole } from '@signalbox/api/react';
import { useFailureText } from '@signalbox/console-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { libraryKeys } from '../library/library-queries';
import { nameOf } from '../library/paths';
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
  const submit = () => {
    setIsChecked(true);
    if (wrong === undefined) create.mutate(name.trim());
  };
  return {
    /** Props of `NameField`. The problem is shown after the first attempt. */
    field: {
      label: t('newFolder.in', { folder: folder === '' ? t('title') : nameOf(folder) }),
      value: name,
      onChange: (next: string) => {
        setName(next);
        create.reset();
      },
      problem: isChecked && wrong ? t(wrong) : create.error ? failureText(create.error) : undefined,
      isBusy: create.isPending,
    },
    create: submit,
    handleSubmit: (event: FormEvent) => {
      event.preventDefault();
      submit();
    },
  };
}
