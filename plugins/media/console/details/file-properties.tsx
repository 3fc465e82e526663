import { imageUrl } from '@signalbox/api/client';
import { Descriptions, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FileDetails } from '../../shared/details';
import { useItemTexts } from '../items/use-item-texts';
import { parentOf } from '../library/paths';
import { useUploaderName } from '../library/use-uploader-name';

/** Kind, size, date, uploader, folder and address of a file. */
export function FileProperties({ file }: { file: FileDetails }) {
  const { t } = useTranslation('media');
  const texts = useItemTexts();
  const uploader = useUploaderName(file.uploader);
  const item = { kind: 'file', path: file.path, name: file.name, file } as const;
  const folder = parentOf(file.path);
  const properties: [key: string, label: string, value: React.ReactNode][] = [
    ['kind', t('column.kind'), texts.kind(item)],
    ['size', t('column.size'), texts.size(item)],
    ['date', t('column.date'), texts.changed(item)],
    ['folder', t('column.folder'), <bdi key="folder">{folder === '' ? t('title') : folder}</bdi>],
    ...(uploader === undefined
      ? []
      : [['uploader', t('filter.uploader'), <bdi key="uploader">{uploader}</bdi>] as const]),
    [
      'address',
      t('details.address'),
      <Typography.Text
        key="address"
        copyable={{
          text: new URL(imageUrl(file.url), location.href).href,
          tooltips: [t('details.copy'), t('details.copied')],
        }}
        style={{ overflowWrap: 'anywhere' }}
      >
        <bdi dir="ltr">{file.url}</bdi>
      </Typography.Text>,
    ],
  ].map(([key, label, value]) => [String(key), String(label), value]);
  return (
    <Descriptions
      size="small"
      column={1}
      items={properties.map(([key, label, children]) => ({ key, label, children }))}
    />
  );
}
