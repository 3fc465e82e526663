import { useConsole } from '@signalbox/api/react';
import { LoadFailure, LoadingLines } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { Tree, type TreeDataNode } from 'antd';
import { useTranslation } from 'react-i18next';
import { directoriesQuery } from '../library/library-queries';
import type { Directory } from '../../shared/library';

export function DirectoryTree({ selected, onSelect }: { selected: string; onSelect: (path: string) => void }) {
  const { t } = useTranslation('media');
  const { api } = useConsole();
  const { data, error, isPending, refetch } = useQuery(directoriesQuery(api));
  if (isPending) return <LoadingLines label={t('picker.loading')} rows={3} />;
  if (error)
    return (
      <LoadFailure
        error={error}
        onRetry={() => void refetch()}
        titleOf={(reason) => t('picker.loadFailed', { reason })}
      />
    );
  const top: TreeDataNode = { key: '', title: t('picker.allFiles'), children: data.map(treeNode) };
  return (
    <Tree
      aria-label={t('picker.directories')}
      treeData={[top]}
      defaultExpandedKeys={['']}
      selectedKeys={[selected]}
      // A second click keeps the directory selected.
      onSelect={(_, { node }) => onSelect(String(node.key))}
      blockNode
    />
  );
}

function treeNode({ path, name, child }: Directory): TreeDataNode {
  return { key: path, title: <bdi>{name}</bdi>, children: (child ?? []).map(treeNode) };
}
