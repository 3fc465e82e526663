import { ApiError, ifRevision, readRevision } from '@signalbox/api/client';
import { readAgain, settingKeys, settingsQuery, useConsole } from '@signalbox/api/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mergeTrees } from '../../shared/merge/merge-trees';
import { overLimits } from '../../shared/tree/over-limits';
import type { PageTree, TreeLimits } from '../../shared/tree/page-node';
import { hasUnreadable, jsonOf, type SavedTree } from '../editor/editor-state';
import type { Editor } from '../editor/use-editor';
import { rejectedPages } from './rejected-pages';
import { savedTreeOf } from './saved-tree';
import type { SaveFailure } from './save-failure';

/** Saves that lose the race to other administrators' saves this often fail. */
const mostMerges = 5;

interface SavePagesOptions {
  editor: Editor;
  limits: TreeLimits;
  /** The server rejected a value of the page with this key. */
  onRejected: (key: string) => void;
}

export type PagesSave = ReturnType<typeof useSavePages>;

/** Saves the tree. After another administrator's save it merges both page by page, and only asks about the same page. */
export function useSavePages({ editor, limits, onRejected }: SavePagesOptions) {
  const { api, notify } = useConsole();
  const { t } = useTranslation('pages');
  const queries = useQueryClient();
  const [failure, setFailure] = useState<SaveFailure>();
  /** The tree of the last request: a merged one has the pages at other places than the draft. */
  const sent = useRef<PageTree>([]);

  const send = async ({ tree, revision }: SavedTree): Promise<SavedTree> => {
    sent.current = tree;
    const routers = jsonOf(tree);
    const { headers } = await api.send('PATCH', 'core/setting', { body: { routers }, headers: ifRevision(revision) });
    return { tree, revision: readRevision(headers) };
  };
  const readTheirs = async (): Promise<SavedTree> => {
    await readAgain(queries, settingKeys.all);
    return savedTreeOf(await queries.fetchQuery({ ...settingsQuery(api), staleTime: 0 }));
  };

  const save = useMutation({
    mutationKey: settingKeys.save(),
    // Otherwise a save on an offline device waits without an end, and shows no reason.
    networkMode: 'always',
    mutationFn: async (start: { base: SavedTree; tree: PageTree }) => {
      let { base, tree } = start;
      for (let merges = 0; ; merges++) {
        try {
          const saved = await send({ tree, revision: base.revision });
          return { kind: 'saved' as const, saved, revision: saved.revision, isMerged: merges > 0 };
        } catch (error) {
          const isConflict = error instanceof ApiError && error.errorName === 'conflict';
          if (!isConflict || merges === mostMerges) throw error;
          const theirs = await readTheirs();
          const merged = mergeTrees({ base: base.tree, mine: tree, theirs: theirs.tree });
          if (merged.clashes.length > 0) return { kind: 'clash' as const, theirs, clashes: merged.clashes };
          if (hasUnreadable(theirs) || overLimits(merged.tree, limits))
            return { kind: 'merged' as const, theirs, tree: merged.tree };
          base = theirs;
          ({ tree } = merged);
        }
      }
    },
    onMutate: () => setFailure(undefined),
    onSuccess: (result, { tree }) => {
      if (result.kind === 'clash') {
        setFailure(result);
        return;
      }
      if (result.kind === 'merged') {
        editor.rebase(result.theirs, { draft: result.tree });
        return;
      }
      const { saved, isMerged } = result;
      keepOwnSave(saved);
      editor.agree(saved, tree);
      notify(isMerged ? t('savedMerged') : t('saved'));
    },
    onError: (error) => {
      const rejected = rejectedPages(error, sent.current);
      setFailure({ kind: 'failed', error, rejected });
      const [first] = rejected;
      if (first === undefined) return;
      if (first.error.pointer !== '') {
        onRejected(first.node.key);
        return;
      }
      editor.select(first.node.key);
      editor.reveal(first.node.key);
    },
  });

  /** Puts an own save into the cache; another save in between makes the console read the settings again. */
  const keepOwnSave = ({ tree, revision }: SavedTree) => {
    const whole = queries.getQueryData(settingsQuery(api).queryKey);
    const isKnown = whole?.revision !== undefined && revision !== undefined && revision - whole.revision <= 1;
    if (whole === undefined || !isKnown) {
      void readAgain(queries, settingKeys.all);
      return;
    }
    const settings = { ...whole.settings, routers: jsonOf(tree) };
    queries.setQueryData(settingsQuery(api).queryKey, { settings, revision });
  };

  /** Decides about the pages that both sides changed. All other changes of both sides stay. */
  const resolve = (prefer: 'mine' | 'theirs') => {
    if (failure?.kind !== 'clash') return;
    const { theirs } = failure;
    const { tree } = mergeTrees({ base: editor.state.base.tree, mine: editor.tree, theirs: theirs.tree, prefer });
    editor.rebase(theirs, { draft: tree, isStep: prefer === 'theirs' });
    setFailure(undefined);
    if (prefer === 'mine' && !hasUnreadable(theirs) && !overLimits(tree, limits)) save.mutate({ base: theirs, tree });
  };
  return {
    failure,
    isSaving: save.isPending,
    save: () => {
      editor.endRun();
      save.mutate({ base: editor.state.base, tree: editor.tree });
    },
    resolve,
  };
}
