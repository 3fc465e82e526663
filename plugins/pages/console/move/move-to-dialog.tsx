import { Alert, Flex, Modal, Radio, type RefSelectProps, Select, Typography } from 'antd';
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

/** Moves a page before, after or below any other page, found by its title. */
export function MoveToDialog({ tree, pageKey, moves, onClose }: MoveToDialogProps) {
  const { t } = useTranslation('pages');
  const titleOf = usePageTitle();
  const targetId = useId();
  const search = useRef<RefSelectProps>(null);
  const choice = useMoveChoice({ tree, pageKey, moves });
  const { place, blocked } = choice;

  const handleMove = () => {
    if (place === undefined) return;
    moves.move(pageKey, place);
    onClose();
  };
  return (
    <Modal
      open
      centered
      title={t('moveTo.title', { title: titleOf(foundNode(tree, pageKey).node) })}
      okText={t('moveTo.ok')}
      okButtonProps={{ disabled: place === undefined }}
      cancelText={t('cancel')}
      onOk={handleMove}
      onCancel={onClose}
      // Not earlier: the dialog itself takes the focus when it opens.
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
            // Elsewhere the console draws all options of a list. This one may have 1,000.
            virtual
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={t('moveTo.placeholder')}
            value={choice.target}
            onChange={choice.setTarget}
            options={choice.options}
          />
        </div>
        {choice.isTop ? null : (
          <Radio.Group
            aria-label={t('moveTo.relation')}
            value={choice.relation}
            onChange={(event) => choice.setRelation(relations.find((each) => each === event.target.value) ?? 'inside')}
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

interface MoveChoiceOptions {
  tree: PageTree;
  /** The page that moves. */
  pageKey: string;
  moves: Moves;
}

/** Returns where a page moves: the chosen target, and the place before, after or below it. */
function useMoveChoice({ tree, pageKey, moves }: MoveChoiceOptions) {
  const { t } = useTranslation('pages');
  const titleOf = usePageTitle();
  const [target, setTarget] = useState<string>();
  const [relation, setRelation] = useState<Relation>('inside');
  const place = target === undefined ? undefined : placeAt({ tree, pageKey, target, relation });
  const blocked = place && moves.blockedText(pageKey, place);
  const options = useMemo(
    () => [{ value: top, label: t('moveTo.top') }, ...moveTargets({ tree, pageKey, titleOf })],
    [tree, pageKey, titleOf, t],
  );
  return {
    options,
    target,
    setTarget,
    isTop: target === top,
    relation,
    setRelation,
    /** Undefined before a target is chosen, and for a place where the page may not move. */
    place: blocked === undefined ? place : undefined,
    /** Why the page cannot move there. */
    blocked,
  };
}

const relations = ['before', 'after', 'inside'] as const;
type Relation = (typeof relations)[number];

/** The target that is no page: the end of the top level. */
const top = '';

interface PlaceAtOptions {
  tree: PageTree;
  /** The page that moves. */
  pageKey: string;
  /** Key of a page, or `top`. */
  target: string;
  relation: Relation;
}

/** The place before, after or below the target. Its index does not count the page that moves. */
function placeAt({ tree, pageKey, target, relation }: PlaceAtOptions): TreePlace {
  const others = (list: PageTree) => list.filter(({ key }) => key !== pageKey);
  if (target === top) return { parent: undefined, index: others(tree).length };
  const { node, ancestors, siblings } = foundNode(tree, target);
  if (relation === 'inside') return { parent: target, index: others(node.children ?? []).length };
  const index = others(siblings).findIndex(({ key }) => key === target);
  return { parent: ancestors.at(-1)?.key, index: relation === 'before' ? index : index + 1 };
}
