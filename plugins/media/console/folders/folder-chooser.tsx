import { FolderAddOutlined } from '@ant-design/icons';
import { useConsole, useMay } from '@signalbox/api/react';
import { LoadFailure, LoadingLines } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Input } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Directory } from '../../shared/library';
import { directoriesNamed } from '../items/item';
import { directoriesQuery } from '../library/library-queries';
import { NameField } from '../names/name-field';
import { LibraryTree } from '../tree/library-tree';
import styles from './folders.module.css';
import { useNewFolder } from './use-new-folder';

interface FolderChooserProps {
  /** '' is the top of the library. */
  folder: string;
  onChoose: (folder: string) => void;
}

/** A folder of the library: from the tree, by a part of its name, or a new one. */
export function FolderChooser({ folder, onChoose }: FolderChooserProps) {
  const { t } = useTranslation('media');
  const { api, language } = useConsole();
  const may = useMay();
  const [text, setText] = useState('');
  const [isCreating, setIsCreating] = useState(false);
  const { data: tree, error, refetch } = useQuery(directoriesQuery(api));
  const shown = useMemo(() => {
    const wanted = text.trim();
    return tree === undefined || wanted === '' ? tree : found(tree, wanted, language);
  }, [tree, text, language]);
  const handleCreated = (path: string) => {
    setIsCreating(false);
    setText('');
    onChoose(path);
  };
  return (
    <Flex vertical gap="small">
      <Flex gap="small">
        <Input.Search
          allowClear
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-label={t('folders.search')}
          placeholder={t('folders.search')}
        />
        {may('media.add') && !isCreating ? (
          <Button icon={<FolderAddOutlined aria-hidden />} onClick={() => setIsCreating(true)}>
            {t('newFolder.open')}
          </Button>
        ) : null}
      </Flex>
      {isCreating ? (
        <NewFolderForm folder={folder} onCreated={handleCreated} onClose={() => setIsCreating(false)} />
      ) : null}
      {error ? (
        <LoadFailure
          error={error}
          onRetry={() => void refetch()}
          titleOf={(reason) => t('tree.loadFailed', { reason })}
        />
      ) : null}
      <div className={styles.tree}>
        {shown === undefined && !error ? <LoadingLines label={t('tree.loading')} rows={3} /> : null}
        {shown === undefined ? null : <LibraryTree tree={shown} folder={folder} onOpen={onChoose} />}
      </div>
    </Flex>
  );
}

/** The folders with the text in their name, by their whole path, as a tree of one level. */
function found(tree: readonly Directory[], text: string, language: string): Directory[] {
  return directoriesNamed(tree, { text, below: '', language }).map((path) => ({ path, name: path, child: [] }));
}

interface NewFolderFormProps {
  /** The folder in which the new one is made. */
  folder: string;
  onCreated: (path: string) => void;
  onClose: () => void;
}

/** A line that makes a folder in another one. */
function NewFolderForm({ folder, onCreated, onClose }: NewFolderFormProps) {
  const { t } = useTranslation('media');
  const { field, handleSubmit } = useNewFolder({ folder, onCreated });
  return (
    <form onSubmit={handleSubmit}>
      <NameField {...field} />
      <Flex gap="small" justify="end">
        <Button size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button size="small" type="primary" htmlType="submit" loading={field.isBusy}>
          {t('newFolder.ok')}
        </Button>
      </Flex>
    </form>
  );
}
