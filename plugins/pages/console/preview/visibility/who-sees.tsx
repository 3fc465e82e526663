import { CheckCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { licenseQuery, useConsole } from '@signalbox/api/react';
import { entryAt, usePageAccess } from '@signalbox/console-kit/menu';
import { linkOf, type MenuReason, menuReasons } from '@signalbox/engine/core';
import { menuEntries, type MenuEntryDefinition } from '@signalbox/schemas';
import { useQuery } from '@tanstack/react-query';
import { Alert, Typography } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { findNode } from '../../../shared/tree/find-node';
import { type PageTree, withChildren } from '../../../shared/tree/page-node';
import { jsonOf } from '../../editor/editor-state';
import { usePageTitle } from '../../editor/use-page-title';
import type { PreviewViewer } from '../viewers/use-viewers';
import { useReasonText } from './use-reason-text';
import styles from './who-sees.module.css';

interface WhoSeesProps {
  tree: PageTree;
  selected: string | undefined;
  isDead: boolean;
  viewers: readonly PreviewViewer[];
}

const entries: readonly MenuEntryDefinition[] = menuEntries;

/** Shows who has the selected page in the menu, what they find behind it, and why others do not have it. */
export function WhoSees({ tree, selected, isDead, viewers }: WhoSeesProps) {
  const { t } = useTranslation('pages');
  const { api } = useConsole();
  const features = useQuery(licenseQuery(api)).data?.feature;
  const { missing } = usePageAccess();
  const { reasonTexts, linkText } = useReasonText();
  const titleOf = usePageTitle();
  const id = useId();
  const node = selected === undefined ? undefined : findNode(tree, selected)?.node;
  const link = node && linkOf(node);
  const linked = link === undefined ? undefined : entryAt(entries, link);
  const all = node === undefined ? [] : visibilityOf({ tree, key: node.key, viewers, features });
  const [seeing, others] = [all.filter(isSeen), all.filter((each) => !isSeen(each))];
  const linkTexts = (viewer: PreviewViewer) => (linked ? missing(linked, viewer).map(linkText) : []);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Typography.Title level={3} id={id} className={styles.heading}>
        {t('whoSees.title')}
      </Typography.Title>
      {node === undefined ? (
        <Typography.Text type="secondary">{t('whoSees.none')}</Typography.Text>
      ) : (
        <>
          <Typography.Text type="secondary">
            <bdi>{titleOf(node)}</bdi>
          </Typography.Text>
          {isDead ? <Alert type="warning" showIcon title={t('opens.deadDashboard')} /> : null}
          <ViewerList
            title={t('whoSees.seeing', { total: seeing.length })}
            icon={<CheckCircleOutlined aria-hidden className={styles.seen} />}
            items={seeing.map(({ viewer }) => ({ viewer, texts: linkTexts(viewer) }))}
          />
          <ViewerList
            title={t('whoSees.others', { total: others.length })}
            icon={<MinusCircleOutlined aria-hidden className={styles.unseen} />}
            items={others.map(({ viewer, reasons }) => ({ viewer, texts: reasons.flatMap(reasonTexts) }))}
          />
        </>
      )}
    </section>
  );
}

function isSeen({ reasons }: Visibility): boolean {
  return reasons.length === 0;
}

/** Whether a viewer's menu has a page. */
interface Visibility {
  viewer: PreviewViewer;
  /** Why not; empty if it has. */
  reasons: MenuReason[];
}

interface VisibilityOptions {
  tree: PageTree;
  /** Key of the page. */
  key: string;
  viewers: readonly PreviewViewer[];
  /** Licensed features; undefined while unknown. */
  features: readonly string[] | undefined;
}

/** Returns who has a page in the menu, and why others have not; empty for a page that is gone. */
function visibilityOf({ tree, key, viewers, features }: VisibilityOptions): Visibility[] {
  const found = findNode(tree, key);
  const [page] = found === undefined ? [] : jsonOf([found.node]);
  if (found === undefined || page === undefined) return [];
  const above = jsonOf(found.ancestors.map((node) => withChildren(node, [])));
  return viewers.map((viewer) => ({ viewer, reasons: menuReasons({ page, above }, { ...viewer, features }) }));
}

interface ViewerListProps {
  title: string;
  icon: ReactNode;
  items: readonly { viewer: PreviewViewer; texts: readonly string[] }[];
}

/** Viewers with a sentence each; nothing without viewers. */
function ViewerList({ title, icon, items }: ViewerListProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <div className={styles.group}>
      <span id={id} className={styles.groupTitle}>
        {title}
      </span>
      <ul aria-labelledby={id} className={styles.list}>
        {items.map(({ viewer, texts }) => (
          <li key={viewer.id} className={styles.item}>
            {icon}
            <div>
              <bdi className={styles.name}>{viewer.name}</bdi>
              {texts.map((text) => (
                <p key={text} className={styles.reason}>
                  {text}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
