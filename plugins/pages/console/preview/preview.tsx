import { mediaQueries, useConsole, useMediaQuery } from '@signalbox/api/react';
import { LoadFailure, LoadingLines } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { Alert, Drawer, Typography } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuPreview } from './menu/menu-preview';
import { PreviewChoiceFields } from './preview-choice-fields';
import type { PreviewProps } from './preview-props';
import styles from './preview.module.css';
import { usePreviewChoices } from './use-preview-choices';
import { useViewers } from './viewers/use-viewers';
import { WhoSees } from './visibility/who-sees';

/** The menu of the draft as others will see it, and who sees the selected page. In a drawer where columns have no room. */
export const Preview = memo(function Preview(props: PreviewProps) {
  const { t } = useTranslation('pages');
  const { language, languages } = useConsole();
  const [, choose] = usePreviewChoices();
  const title = t('preview.title');
  if (useMediaQuery(mediaQueries.widest)) {
    return (
      <section aria-label={title} className={styles.pane}>
        <Typography.Title level={2} className={styles.heading}>
          {title}
        </Typography.Title>
        <PreviewContent {...props} isInDrawer={false} />
      </section>
    );
  }
  const isRtl = languages.find(({ code }) => code === language)?.direction === 'rtl';
  return (
    <Drawer
      open
      title={title}
      placement={isRtl ? 'left' : 'right'}
      size="min(560px, 100%)"
      styles={{ body: { padding: 16 } }}
      onClose={() => choose({ isOpen: false })}
    >
      <PreviewContent {...props} isInDrawer />
    </Drawer>
  );
});

interface PreviewContentProps extends PreviewProps {
  /** The tree is behind the drawer. */
  isInDrawer: boolean;
}

function PreviewContent({ tree, selected, isDead, actions, isInDrawer }: PreviewContentProps) {
  const { t } = useTranslation('pages');
  const { language: ownLanguage, languages, loadLanguage } = useConsole();
  const [choices] = usePreviewChoices();
  const { viewers, mayReadRoles, error, isPending, refetch } = useViewers();
  const [self] = viewers;
  const viewer = viewers.find(({ id }) => id === choices.viewer) ?? self;
  const code = languages.some((each) => each.code === choices.language) ? choices.language : undefined;
  const language = code ?? ownLanguage;
  const messages = useQuery({
    queryKey: ['page-preview', 'messages', language],
    queryFn: async () => {
      await loadLanguage(language);
      return true;
    },
    enabled: code !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending || viewer === undefined) return <LoadingLines label={t('preview.loading')} rows={8} />;
  return (
    <div className={styles.content}>
      {mayReadRoles ? null : <Alert type="info" showIcon title={t('preview.ownOnly')} />}
      {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      <PreviewChoiceFields viewers={viewers} viewer={viewer} language={language} />
      {messages.error ? <LoadFailure error={messages.error} onRetry={() => void messages.refetch()} /> : null}
      {code !== undefined && messages.isPending ? (
        <LoadingLines label={t('preview.loading')} rows={6} />
      ) : (
        <MenuPreview
          tree={tree}
          selected={selected}
          viewer={viewer}
          language={language}
          onSelect={actions.select}
          onReveal={isInDrawer ? undefined : actions.reveal}
        />
      )}
      <WhoSees tree={tree} selected={selected} isDead={isDead} viewers={mayReadRoles ? viewers.slice(1) : viewers} />
    </div>
  );
}
