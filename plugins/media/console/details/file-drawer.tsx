import { DownloadOutlined, ExportOutlined } from '@ant-design/icons';
import { imageUrl } from '@signalbox/api/client';
import { useConsole, useMay } from '@signalbox/api/react';
import { LoadFailure, LoadingLines } from '@signalbox/console-kit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button, Drawer, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileDetails } from '../../shared/details';
import { versionDays } from '../../shared/versions';
import { nameOf } from '../library/paths';
import { AltText } from './alt-text';
import styles from './details.module.css';
import { FileProperties } from './file-properties';
import { fileQuery, usesQuery, versionsQuery } from './file-queries';
import { Preview } from './preview';
import { Section } from './section';
import { keyOfUse, Use } from './use-row';
import { VersionRow } from './version-row';

interface FileDrawerProps {
  /** Path of the open file, inside the library. */
  path: string;
  onClose: () => void;
  /** More that can be done with the file. */
  actions?: ReactNode;
}

/** The details of one file beside the list: preview, properties, alternative text, uses and versions. */
export function FileDrawer({ path, onClose, actions }: FileDrawerProps) {
  const { t } = useTranslation('media');
  const { api, language, languages } = useConsole();
  const { data: file, error, refetch } = useQuery(fileQuery(api, path));
  const isRtl = languages.find(({ code }) => code === language)?.direction === 'rtl';
  return (
    <Drawer
      open
      onClose={onClose}
      placement={isRtl ? 'left' : 'right'}
      size={480}
      title={<bdi>{nameOf(path)}</bdi>}
      closable={{ 'aria-label': t('details.close') }}
      styles={{ wrapper: { maxInlineSize: '100%' } }}
    >
      {error ? (
        <LoadFailure
          error={error}
          onRetry={() => void refetch()}
          titleOf={(reason) => t('details.failed', { reason })}
        />
      ) : null}
      {file === undefined && !error ? <LoadingLines label={t('details.loading')} rows={3} /> : null}
      {file && !error ? (
        <div key={file.path} className={styles.details}>
          <div className={styles.preview}>
            <Preview file={file} />
          </div>
          <Flex gap="small" wrap>
            <Button icon={<DownloadOutlined aria-hidden />} href={imageUrl(file.url)} download={file.name}>
              {t('details.download')}
            </Button>
            <Button icon={<ExportOutlined aria-hidden />} href={imageUrl(file.url)} target="_blank" rel="noreferrer">
              {t('details.open')}
            </Button>
            {actions}
          </Flex>
          <FileProperties file={file} />
          <AltText file={file} />
          <UsesList path={file.path} />
          <VersionsList file={file} />
        </div>
      ) : null}
    </Drawer>
  );
}

/** The earlier contents of a file, each of which can become the content again. */
function VersionsList({ file }: { file: FileDetails }) {
  const { t } = useTranslation('media');
  const { api } = useConsole();
  const may = useMay();
  const { data: versions, error, refetch } = useQuery(versionsQuery(api, file.path));
  return (
    <Section title={t('versions.title')}>
      {error ? (
        <LoadFailure
          error={error}
          onRetry={() => void refetch()}
          titleOf={(reason) => t('versions.failed', { reason })}
        />
      ) : null}
      {versions === undefined && !error ? <LoadingLines label={t('versions.loading')} rows={3} /> : null}
      {versions?.length === 0 ? (
        <Typography.Text type="secondary">{t('versions.none', { days: versionDays })}</Typography.Text>
      ) : null}
      {versions && versions.length > 0 ? (
        <ul className={styles.list}>
          {versions.map((version) => (
            <VersionRow key={version.id} path={file.path} version={version} canRestore={may('media.edit')} />
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

/** Shows where the address of a file is stored. Uses that the user may not see are only counted. */
function UsesList({ path }: { path: string }) {
  const { t } = useTranslation('media');
  const { api } = useConsole();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    usesQuery(api, path),
  );
  const [first] = data?.pages ?? [];
  const uses = data?.pages.flatMap((page) => page.uses) ?? [];
  const hidden = first === undefined ? 0 : first.count - first.visible;
  return (
    <Section title={t('uses.title')}>
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} titleOf={(reason) => t('uses.failed', { reason })} />
      ) : null}
      {first === undefined && !error ? <LoadingLines label={t('uses.loading')} rows={3} /> : null}
      {first?.count === 0 ? <Typography.Text type="secondary">{t('uses.none')}</Typography.Text> : null}
      {uses.length > 0 ? (
        <ul className={styles.list}>
          {uses.map((use) => (
            <Use key={keyOfUse(use)} use={use} />
          ))}
        </ul>
      ) : null}
      {hasNextPage ? (
        <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('uses.more')}
        </Button>
      ) : null}
      {hidden > 0 ? <Typography.Text type="secondary">{t('uses.hidden', { count: hidden })}</Typography.Text> : null}
    </Section>
  );
}
