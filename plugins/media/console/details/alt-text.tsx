import { EditOutlined } from '@ant-design/icons';
import { textIn } from '@signalbox/api';
import { useConsole, useMay } from '@signalbox/api/react';
import { Button, Flex, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileDetails } from '../../shared/details';
import { Section } from './section';

const AltTextDialog = lazy(async () => ({ default: (await import('./alt-text-dialog')).AltTextDialog }));

/** The alternative text in the user's language, and a button to change it. */
export function AltText({ file }: { file: FileDetails }) {
  const { t } = useTranslation('media');
  const { language } = useConsole();
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  const text = textIn(file.altText, language);
  return (
    <Section title={t('altText.title')}>
      <Flex gap="small" align="start" justify="space-between">
        <Typography.Text type={text === '' ? 'secondary' : undefined} dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {text === '' ? t('altText.none') : text}
        </Typography.Text>
        {may('media.edit') ? (
          <Button size="small" icon={<EditOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
            {t('altText.edit')}
          </Button>
        ) : null}
      </Flex>
      {isOpen ? (
        <Suspense>
          <AltTextDialog file={file} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </Section>
  );
}
