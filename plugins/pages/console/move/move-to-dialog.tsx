import { Alert, Flex, Modal, Radio, Select, Typography, type RefSelectProps } from 'antd';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foundNode } from '../../shared/tree/find-node';
import type { PageTree, TreePlace } from '../../shared/tree/page-node';
import type { Moves } from '../editor/use-moves';
import { usePageTitle } from '../editor/use-page-title';
import { moveTargets } from './move-targets';

interface MoveToDialogProps {
  tree: PageTree;
  /** The page that moves. */
  pageKey: string;
  moves: Moves;
  onClose: () => void;
}

const relations = ['before', 'after', 'inside'] as const;
type Relation = (typeof relations)[number];
/** The end of the top level, where no page is the target. */
const top = '';

/** Moves a page before, after or below any other page, found by its title. */
export function MoveToDialog({ tree, pageKey, moves, onClose }: MoveToDialogProps) {
  const { t } = useTranslation('pages');
  const titleOf = usePageTitle();
  const targetId = useId();
  const search = useRef<RefSelectProps>(null);
  const [target, setTarget] = useState<string>();
  const [relation, setRelation] = useState<Relation>('inside');
  const place = target === undefined ? undefined : placeAt({ tree, pageKey, target, relation });
  const blocked = place && moves.blockedText(pageKey, place);
  const options = useMemo(
    () => [{ value: top, label: t('moveTo.top') }, ...moveTargets({ tree, pageKey, titleOf })],
    [tree, pageKey, titleOf, t],
  );

  const handleMove = () => {
    if (place === undefined || blocked !== undefined) return;
    moves.move(pageKey, place);
    onClose();
  };
  return (
    <Modal
      open
      centered
      title={t('moveTo.title', { title: titleOf(foundNode(tree, pageKey).node) })}
      okText={t('moveTo.ok')}
      okButtonProps={{ disabled: place === undefined || blocked !== undefined }}
      cancelText={t('cancel')}
      onOk={handleMove}
      onCancel={onClose}
      // Not earlier: the dialog takes the focus when it opens. The search is what it is for.
      afterOpenChange={(isShown) => isShown && search.current?.focus()}
      focusable={{ focusTriggerAfterClose: false }}
    >
      <Flex vertical gap="middle">
        <div>
          <label htmlFor={targetId}>{t('moveTo.target')}</label>
          <Select
            id={targetId}
            ref={search}
            style={{ inlineSize: '100%' }}
            // The console draws lists whole; this one may have 1,000 pages.
            virtual
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={t('moveTo.placeholder')}
            value={target}
            onChange={setTarget}
            options={options}
          />
        </div>
        {target === top ? null : (
          <Radio.Group
            aria-label={t('moveTo.relation')}
            value={relation}
            onChange={(event) => setRelation(relations.find((each) => each === event.target.value) ?? 'inside')}
            options={relations.map((value) => ({ value, label: t(`moveTo.${value}`) }))}
          />
        )}
        {blocked === undefined ? (
          <Typography.Text type="secondary">{t('moveTo.help')}</Typography.Text>
        ) : (
          <Alert type="warning" showIcon role="alert" title={blocked} />
        )}
      </Flex>
    </Modal>
  );
}

/** Indexes count without the page that moves. */
function placeAt({
  tree,
  pageKey,
  target,
  relation,
}: {
  tree: PageTree;
  pageKey: string;
  target: string;
  relation: Relation;
}): TreePlace {
  const others = (list: PageTree) => list.filter(({ key }) => key !== pageKey);
  if (target === top) return { parent: undefined, index: others(tree).length };
  const { node, ancestors, siblings } = foundNode(tree, target);
  if (relation === 'inside') return { parent: target, index: others(node.children ?? []).length };
  const index = others(siblings).findIndex(({ key }) => key === target);
  return { parent: ancestors.at(-1)?.key, index: relation === 'before' ? index : index + 1 };
}
