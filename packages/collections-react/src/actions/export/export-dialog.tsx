import { useConsole } from '@signalbox/api/react';
import { type RecordSelection, targetOf } from '@signalbox/collections-core';
import { scrollingBody, sendBrowser, useFailureText } from '@signalbox/console-kit';
import type { JsonObject } from '@signalbox/schemas/json';
import { useMutation } from '@tanstack/react-query';
import { Alert, Flex, Modal, Radio, Typography } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Collection } from '../../common/collection';
import { useRecordsText } from '../../common/selection/use-records-text';
import { useOpenerFocus } from '../../common/use-opener-focus';
import { ColumnsChoice } from './columns-choice';
import { requestExport } from './request-export';

export interface ExportDialogProps {
  collection: Collection;
  /** The selected records; without any, all that match. */
  selection: RecordSelection;
  /** Dotted paths of the shown columns, in order. */
  columns: readonly string[];
  /** `sorts` of the query of a list. */
  sorts: readonly JsonObject[];
  onClose: () => void;
}

/** Exports the selected records, or all that match, as a file that the browser downloads. */
export function ExportDialog(props: ExportDialogProps) {
  const { collection, selection, columns: shown, sorts, onClose } = props;
  const { t } = useTranslation('collections-react');
  const { t: common } = useTranslation('console-kit');
  useOpenerFocus();
  const { api, notify } = useConsole();
  const failureText = useFailureText();
  const recordsText = useRecordsText();
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [columns, setColumns] = useState<readonly string[]>(shown);
  const request = useMutation({
    mutationFn: () =>
      requestExport(api, collection.resource, {
        ...targetOf(selection),
        format,
        columns: [...columns],
        sorts: [...sorts],
      }),
    onSuccess: ({ url, name }) => {
      sendBrowser(`/rest${url}`, name);
      notify(t('export.started', { name }));
      onClose();
    },
  });
  const records = recordsText(
    selection.kind === 'ids' ? { count: selection.ids.length, isEstimate: false } : selection,
  );
  return (
    <Modal
      open
      centered
      width={560}
      title={t('export.title')}
      okText={t('export.go')}
      okButtonProps={{ disabled: columns.length === 0, loading: request.isPending }}
      cancelText={common('cancel')}
      styles={scrollingBody}
      mask={{ closable: false }}
      closable={{ 'aria-label': common('close') }}
      onOk={() => request.mutate()}
      onCancel={onClose}
    >
      <Flex vertical gap="middle">
        <Typography.Text>{t(`export.${scopeOf(selection)}`, { records })}</Typography.Text>
        <FormatChoice value={format} onChange={setFormat} />
        <ColumnsChoice columns={collection.columns} shown={shown} value={columns} onChange={setColumns} />
        {request.error && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={t('export.failed')}
            description={failureText(request.error)}
          />
        )}
      </Flex>
    </Modal>
  );
}

function scopeOf(selection: RecordSelection): 'selected' | 'matching' | 'everything' {
  if (selection.kind === 'ids') return 'selected';
  return Object.keys(selection.filter).length > 0 ? 'matching' : 'everything';
}

const formats = ['csv', 'xlsx', 'ndjson'] as const;
type ExportFormat = (typeof formats)[number];

interface FormatChoiceProps {
  value: ExportFormat;
  onChange: (format: ExportFormat) => void;
}

/** The kind of file. */
function FormatChoice({ value, onChange }: FormatChoiceProps) {
  const { t } = useTranslation('collections-react');
  const id = useId();
  return (
    <Flex vertical gap={8}>
      <span id={id}>{t('export.format')}</span>
      <Radio.Group
        vertical
        aria-labelledby={id}
        value={value}
        onChange={({ target }) => onChange(target.value as ExportFormat)}
        options={formats.map((format) => ({
          value: format,
          label: (
            <>
              {t(`export.formats.${format}.title`)}{' '}
              <Typography.Text type="secondary">{t(`export.formats.${format}.text`)}</Typography.Text>
            </>
          ),
        }))}
      />
    </Flex>
  );
}
