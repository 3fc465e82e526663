import { CheckCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { licenseQuery, useConsole } from '@signalbox/api/react';
import { entryAt, usePageAccess } from '@signalbox/console-kit/menu';
import { menuEntries, type MenuEntryDefinition } from '@signalbox/schemas';
import { useQuery } from '@tanstack/react-query';
import { Alert, Typography } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { findNode } from '../../../shared/tree/find-node';
import type { PageTree } from '../../../shared/tree/page-node';
import { usePageTitle } from '../../editor/use-page-title';
import type { PreviewViewer } from '../viewers/use-viewers';
import { useReasonText } from './use-reason-text';
import { ViewerList } from './viewer-list';
import { visibilityOf, type Visibility } from './visibility-of';
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
  const linked = node?.url === undefined ? undefined : entryAt(entries, node.url);
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
