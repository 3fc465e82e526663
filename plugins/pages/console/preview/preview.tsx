import { mediaQueries, useConsole, useMediaQuery } from '@signalbox/api/react';
import { Drawer, Typography } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PreviewContent } from './preview-content';
import type { PreviewProps } from './preview-props';
import styles from './preview.module.css';
import { usePreviewChoices } from './use-preview-choices';

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
