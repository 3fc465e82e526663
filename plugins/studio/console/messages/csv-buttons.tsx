import { saveBlob } from '@signalbox/console-kit';
import { decodeText, TextEncodingError } from '@signalbox/schemas/decode-text';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Upload } from 'antd';
import { useTranslation } from 'react-i18next';
import type { MessageRow } from './message-rows';
import styles from './message-table.module.css';

interface CsvButtonsProps {
  /** Name of the file that is downloaded. */
  name: string;
  rows: readonly MessageRow[];
  languages: readonly string[];
  onRows: (rows: readonly MessageRow[]) => void;
}

const maxBytes = 1_000_000;

/** Downloads the messages as a table, and takes over one. */
export function CsvButtons({ name, rows, languages, onRows }: CsvButtonsProps) {
  const { t } = useTranslation('studio');
  const download = useMutation({
    mutationFn: async () => {
      const { csvOf } = await import('./message-csv');
      saveBlob(new Blob([csvOf(rows, languages)], { type: 'text/csv' }), name);
    },
  });
  const upload = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > maxBytes) throw new RangeError('too large');
      const { rowsOfCsv } = await import('./message-csv');
      return rowsOfCsv(decodeText(new Uint8Array(await file.arrayBuffer())), languages);
    },
    onSuccess: onRows,
  });
  const isText = upload.error instanceof TextEncodingError && upload.error.reason !== 'none';
  return (
    <div className={styles.buttons}>
      <Button onClick={() => download.mutate()}>{t('messages.download')}</Button>
      <Upload
        accept=".csv,text/csv"
        showUploadList={false}
        beforeUpload={(file) => {
          upload.mutate(file);
          return false;
        }}
      >
        <Button loading={upload.isPending}>{t('messages.upload')}</Button>
      </Upload>
      {(upload.isError || download.isError) && (
        <Alert role="alert" type="error" showIcon title={isText ? t('messages.notReadable') : t('messages.noTable')} />
      )}
    </div>
  );
}
