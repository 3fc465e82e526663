import { ArrowLeftOutlined } from '@ant-design/icons';
import type { FormMessages } from '@signalbox/engine/react';
import { Alert, Button, Empty, Typography } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { findNode } from '../../shared/tree/find-node';
import type { PageNode } from '../../shared/tree/page-node';
import type { Editor } from '../editor/use-editor';
import { usePageTitle } from '../editor/use-page-title';
import type { MarkKind, Marks } from '../marks/find-marks';
import { useLicense } from '../marks/use-license';
import { PageForm, type PageFormSource } from '../form/page-form';
import type { RejectedPage } from '../save/rejected-pages';
import type { Correction } from '../save/use-correct';
import styles from './router-page.module.css';

interface FormPaneProps {
  /** The selected page. */
  node: PageNode | undefined;
  marks: Marks;
  /** By the server, in the last save. */
  rejected: readonly RejectedPage[];
  correction: Correction | undefined;
  editor: Editor;
  source: PageFormSource;
  messages: FormMessages;
  disabled: boolean;
  isNarrow: boolean;
}

/** The form of the selected page. Without one, a hint to select it. */
export function FormPane(props: FormPaneProps) {
  const { node, marks, rejected, correction, editor, source, messages, disabled, isNarrow } = props;
  const { t } = useTranslation('pages');
  const titleOf = usePageTitle();
  const { missingFeatures, isExpired } = useLicense();
  const heading = useRef<HTMLHeadingElement>(null);
  const isCorrecting = node !== undefined && correction?.key === node.key;
  const focusHeading = useEffectEvent(() => {
    // The form took the place of the row that had the focus. A correction focuses its field.
    if (isNarrow && !isCorrecting) heading.current?.focus();
  });
  const key = node?.key;
  useEffect(() => {
    if (key !== undefined) focusHeading();
  }, [key]);
  if (node === undefined)
    return (
      <section aria-label={t('form.label')} className={styles.formPane}>
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('form.none')} />
      </section>
    );
  const sentenceOf = (kind: MarkKind) => {
    if (kind !== 'missingFeature') return t(`markSentence.${kind}`);
    const missing = missingFeatures(node);
    const features = missing.map((feature) => t(`data::features.${feature}`)).join(', ');
    return t(`markSentence.${missing.every(isExpired) ? 'expiredFeature' : kind}`, { features });
  };
  const handleBack = () => {
    editor.select(undefined);
    editor.reveal(node.key);
  };
  return (
    <section aria-label={t('form.label')} className={styles.formPane}>
      {isNarrow ? (
        <Button icon={<ArrowLeftOutlined className={styles.mirrored} />} onClick={handleBack} className={styles.back}>
          {t('form.back')}
        </Button>
      ) : null}
      <Typography.Title ref={heading} level={2} tabIndex={-1} className={styles.formTitle}>
        {titleOf(node)}
      </Typography.Title>
      {disabled ? <Alert type="info" showIcon title={t('readOnly')} /> : null}
      {shownMarks(marks, node).map((kind) => (
        <Alert key={kind} type="warning" showIcon title={sentenceOf(kind)} />
      ))}
      <PageForm
        key={node.key}
        node={node}
        {...source}
        isStored={findNode(editor.state.base.tree, node.key) !== undefined}
        rejected={rejected}
        correction={isCorrecting ? correction : undefined}
        messages={messages}
        disabled={disabled}
        onChange={(values) => editor.update(node.key, values)}
      />
    </section>
  );
}

/** The form shows invalid values beside their fields. */
function shownMarks(marks: Marks, { key }: PageNode): MarkKind[] {
  return (marks.get(key) ?? []).filter((kind) => kind !== 'invalid');
}
