import { Flex, Radio, Typography } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const formats = ['csv', 'xlsx', 'ndjson'] as const;
export type ExportFormat = (typeof formats)[number];

interface FormatChoiceProps {
  value: ExportFormat;
  onChange: (format: ExportFormat) => void;
}

/** The kind of file. */
export function FormatChoice({ value, onChange }: FormatChoiceProps) {
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
