import { ifRevision, readRevision } from '@signalbox/api/client';
import { readAgain, settingKeys, settingsQuery, useConsole } from '@signalbox/api/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { movedPages } from '../../shared/drafts/drafts';
import { mergeTrees } from '../../shared/merge/merge-trees';
import type { PageTree, TreeLimits } from '../../shared/tree/page-node';
import { jsonOf, type SavedTree } from '../editor/editor-state';
import type { Editor } from '../editor/use-editor';
import { type RejectedPage, rejectedPages } from './rejected-pages';
import type { SaveFailure } from './save-failure';
import { canSave, type SaveResult, saveTree } from './save-tree';
import { savedTreeOf } from './saved-tree';

interface SavePagesOptions {
  editor: Editor;
  limits: TreeLimits;
  /** The server rejected a value of the page with this key. */
  onRejected: (key: string) => void;
}

export type PagesSave = ReturnType<typeof useSavePages>;

/** Saves the tree. After another administrator's save it merges both page by page, and only asks about the same page. */
export function useSavePages({ editor, limits, onRejected }: SavePagesOptions) {
  const { t } = useTranslation('pages');
  const { notify } = useConsole();
  const { send, readStored, keepOwnSave } = useStoredPages();
  const [failure, setFailure] = useState<SaveFailure>();
  /** The tree of the last request: a merged one has the pages at other places than the draft. */
  const sent = useRef<PageTree>([]);

  const handleResult = (result: SaveResult, tree: PageTree) => {
    switch (result.kind) {
      case 'saved':
        keepOwnSave(result.saved);
        editor.agree(result.saved, tree);
        notify(result.isMerged ? t('savedMerged') : t('saved'));
        return;
      case 'clash':
        setFailure(result);
        return;
      case 'merged':
        editor.rebase(result.theirs, { draft: result.tree });
    }
  };
  const handleError = (error: Error) => {
    const rejected = rejectedPages(error, sent.current);
    setFailure({ kind: 'failed', error, rejected });
    showFirst(rejected, { editor, onRejected });
  };
  const save = useMutation({
    mutationKey: settingKeys.save(),
    // Otherwise a save on an offline device waits without an end, and shows no reason.
    networkMode: 'always',
    mutationFn: (start: { base: SavedTree; tree: PageTree; moved: ReadonlySet<string> }) => {
      const sendTree = (next: SavedTree) => {
        sent.current = next.tree;
        return send(next);
      };
      return saveTree({ ...start, limits, send: sendTree, readStored });
    },
    onMutate: () => setFailure(undefined),
    onSuccess: (result, { tree }) => handleResult(result, tree),
    onError: handleError,
  });

  /** Decides about the pages that both sides changed. All other changes of both sides stay. */
  const resolve = (prefer: 'mine' | 'theirs') => {
    if (failure?.kind !== 'clash') return;
    const { theirs } = failure;
    const moved = movedPages(editor.state.drafts);
    const sides = { base: editor.state.base.tree, mine: editor.tree, theirs: theirs.tree };
    const { tree } = mergeTrees({ ...sides, prefer, moved });
    editor.rebase(theirs, { draft: tree, isStep: prefer === 'theirs' });
    setFailure(undefined);
    if (prefer === 'mine' && canSave(theirs, tree, limits)) save.mutate({ base: theirs, tree, moved });
  };
  const handleSave = () => {
    editor.endRun();
    save.mutate({ base: editor.state.base, tree: editor.tree, moved: movedPages(editor.state.drafts) });
  };
  return { failure, isSaving: save.isPending, save: handleSave, resolve };
}

/** Opens the first rejected page, at its field if the error has one. */
function showFirst([first]: readonly RejectedPage[], { editor, onRejected }: Omit<SavePagesOptions, 'limits'>): void {
  if (first === undefined) return;
  const { node, error } = first;
  if (error.pointer !== '') {
    onRejected(node.key);
    return;
  }
  editor.select(node.key);
  editor.reveal(node.key);
}

/** Reads and writes the pages in the settings. */
function useStoredPages() {
  const { api } = useConsole();
  const queries = useQueryClient();
  return {
    /** Stores `tree` if the settings still have its revision; rejects with `conflict` otherwise. */
    async send({ tree, revision }: SavedTree): Promise<SavedTree> {
      const body = { routers: jsonOf(tree) };
      const { headers } = await api.send('PATCH', 'core/setting', { body, headers: ifRevision(revision) });
      return { tree, revision: readRevision(headers) };
    },
    async readStored(): Promise<SavedTree> {
      await readAgain(queries, settingKeys.all);
      return savedTreeOf(await queries.fetchQuery({ ...settingsQuery(api), staleTime: 0 }));
    },
    /** Puts an own save into the cache. After a save of others in between, the console reads the settings again instead. */
    keepOwnSave({ tree, revision }: SavedTree): void {
      const { queryKey } = settingsQuery(api);
      const cached = queries.getQueryData(queryKey);
      const isKnown = cached?.revision !== undefined && revision !== undefined && revision - cached.revision <= 1;
      if (cached === undefined || !isKnown) {
        void readAgain(queries, settingKeys.all);
        return;
      }
      queries.setQueryData(queryKey, { settings: { ...cached.settings, routers: jsonOf(tree) }, revision });
    },
  };
}
