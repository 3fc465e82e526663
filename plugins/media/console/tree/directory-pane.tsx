import { useConsole } from '@signalbox/api/react';
import { LoadFailure, LoadingLines } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { directoriesQuery } from '../library/library-queries';
import { LibraryTree } from './library-tree';
import type { TreeActions } from './use-tree-handlers';

interface DirectoryPaneProps {
  folder: string;
  onOpen: (folder: string) => void;
  actions?: TreeActions | undefined;
}

/** The directories of the library as a tree, or why they are not there. */
export function DirectoryPane({ folder, onOpen, actions }: DirectoryPaneProps) {
  const { t } = useTranslation('media');
  const { api } = useConsole();
  const { data, error, refetch } = useQuery(directoriesQuery(api));
  if (data) return <LibraryTree tree={data} folder={folder} onOpen={onOpen} actions={actions} />;
  if (error)
    return (
      <LoadFailure
        error={error}
        onRetry={() => void refetch()}
        titleOf={(reason) => t('tree.loadFailed', { reason })}
      />
    );
  return <LoadingLines label={t('tree.loading')} rows={3} />;
}
