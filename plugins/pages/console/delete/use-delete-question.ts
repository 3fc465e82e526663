import type { CompiledForm } from '@signalbox/schemas';
import { useTranslation } from 'react-i18next';
import { deleteNode } from '../../shared/tree/change-tree';
import { foundNode } from '../../shared/tree/find-node';
import type { PageNode, PageTree } from '../../shared/tree/page-node';
import type { Editor } from '../editor/use-editor';
import type { Moves } from '../editor/use-moves';
import { usePageTitle } from '../editor/use-page-title';
import type { PageRights } from '../rights/use-page-rights';

interface DeleteQuestionOptions {
  editor: Editor;
  moves: Moves;
  rights: PageRights;
  compiled: CompiledForm;
}

/** Returns a function that calls `ask`, or shows why the page stays: without it a page above would be invalid, which the user may not correct. */
export function useDeleteQuestion({ editor: { tree }, moves, rights, compiled }: DeleteQuestionOptions) {
  const { t } = useTranslation('pages');
  const titleOf = usePageTitle();
  return (key: string, ask: () => void) => {
    const broken = brokenParent({ tree, key, isValid: (node) => compiled.validate(node).length === 0 });
    if (broken === undefined || rights.canChange(broken.key)) {
      ask();
      return;
    }
    moves.warn(t('deleteBlocked', { title: titleOf(foundNode(tree, key).node), parent: titleOf(broken) }));
  };
}

/** The page above that becomes invalid when a page is deleted: a group that opens nothing without a page below it. */
function brokenParent({
  tree,
  key,
  isValid,
}: {
  tree: PageTree;
  key: string;
  isValid: (node: PageNode) => boolean;
}): PageNode | undefined {
  const parent = foundNode(tree, key).ancestors.at(-1);
  if (parent === undefined || !isValid(parent)) return undefined;
  return isValid(foundNode(deleteNode(tree, key), parent.key).node) ? undefined : parent;
}
