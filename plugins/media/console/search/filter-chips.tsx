import { useConsole } from '@signalbox/api/react';
import { Button, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { bytesText } from '../library/bytes-text';
import { useUploaderName } from '../library/use-uploader-name';
import { type FileSearch, noSearch } from '../place/place';
import styles from './filters.module.css';

interface FilterChipsProps {
  search: FileSearch;
  folder: string;
  onChange: (change: Partial<FileSearch>) => void;
}

/** The conditions of the search, each with a button that removes it. Nothing without conditions. */
export function FilterChips({ search, folder, onChange }: FilterChipsProps) {
  const { t } = useTranslation('media');
  const { language } = useConsole();
  const { kinds, minBytes, maxBytes, from, to, uploader, isUnused, isInFolder } = search;
  const uploaderName = useUploaderName(uploader);
  const day = (date: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(`${date}T00:00`));
  const chips: [text: string | undefined, without: Partial<FileSearch>][] = [
    [kinds.length > 0 ? kinds.map((kind) => t(`kind.${kind}`)).join(', ') : undefined, { kinds: [] }],
    [minBytes === undefined ? undefined : `≥ ${bytesText(minBytes, language)}`, { minBytes: undefined }],
    [maxBytes === undefined ? undefined : `≤ ${bytesText(maxBytes, language)}`, { maxBytes: undefined }],
    [from === undefined ? undefined : t('chip.from', { day: day(from) }), { from: undefined }],
    [to === undefined ? undefined : t('chip.to', { day: day(to) }), { to: undefined }],
    [
      uploader === undefined ? undefined : t('chip.uploader', { name: uploaderName ?? uploader }),
      { uploader: undefined },
    ],
    [isUnused ? t('chip.unused') : undefined, { isUnused: false }],
    [isInFolder && folder !== '' ? t('chip.inFolder', { folder }) : undefined, { isInFolder: false }],
  ];
  const shown = chips.flatMap(([text, without]) => (text === undefined ? [] : [{ text, without }]));
  if (shown.length === 0) return null;
  return (
    <div className={styles.chips}>
      {shown.map(({ text, without }) => (
        <Tag
          key={text}
          closable={{ 'aria-label': t('chip.remove', { text }) }}
          onClose={(event) => {
            event.preventDefault();
            onChange(without);
          }}
        >
          <bdi>{text}</bdi>
        </Tag>
      ))}
      <Button type="link" size="small" onClick={() => onChange({ ...noSearch, text: search.text })}>
        {t('filter.clear')}
      </Button>
    </div>
  );
}
