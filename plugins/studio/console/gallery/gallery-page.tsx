import { useConsole } from '@signalbox/api/react';
import { LoadFailure, PageCard, PageFrame, type RuntimeForm } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { Input, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GalleryWidget } from '../../shared/gallery';
import { galleryQuery } from './gallery-query';
import styles from './gallery-page.module.css';
import { useDescriptions } from './use-descriptions';
import { WidgetCard } from './widget-card';

/** `/app/studio/widgets`: every widget that a field may have, with an example of it. */
export function GalleryPage() {
  const { t } = useTranslation('studio');
  const { api } = useConsole();
  const { data, error, refetch } = useQuery(galleryQuery(api));
  return (
    <PageFrame
      title={t('gallery')}
      description={t('gallery.description')}
      actions={<Link to="/app/studio">{t('gallery.back')}</Link>}
    >
      {data ? (
        <Widgets widgets={data.widgets} form={data.form} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <output aria-label={t('gallery.loading')}>
          <PageCard>
            <Skeleton active title={false} paragraph={{ rows: 11 }} />
          </PageCard>
        </output>
      )}
    </PageFrame>
  );
}

function Widgets({ widgets, form }: { widgets: readonly GalleryWidget[]; form: RuntimeForm }) {
  const { t } = useTranslation('studio');
  const { ofWidget } = useDescriptions();
  const [search, setSearch] = useState('');
  const sought = search.trim().toLowerCase();
  const found = widgets.filter((widget) => `${widget.name} ${ofWidget(widget)}`.toLowerCase().includes(sought));
  return (
    <>
      <Input
        className={styles.search}
        aria-label={t('gallery.search')}
        placeholder={t('gallery.search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {found.length === 0 && <output>{t('gallery.none')}</output>}
      {found.map((widget) => (
        <PageCard key={widget.name}>
          <WidgetCard widget={widget} form={form} />
        </PageCard>
      ))}
    </>
  );
}
