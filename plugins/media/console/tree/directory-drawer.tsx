import { FolderOutlined } from '@ant-design/icons';
import { useConsole } from '@signalbox/api/react';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DirectoryPane } from './directory-pane';

interface DirectoryDrawerProps {
  folder: string;
  onOpen: (folder: string) => void;
}

/** The directories of a narrow screen: a button that opens them in a drawer. */
export function DirectoryDrawer({ folder, onOpen }: DirectoryDrawerProps) {
  const { t } = useTranslation('media');
  const { language, languages } = useConsole();
  const [isOpen, setIsOpen] = useState(false);
  const isRtl = languages.find(({ code }) => code === language)?.direction === 'rtl';
  const handleOpen = (path: string) => {
    setIsOpen(false);
    onOpen(path);
  };
  return (
    <>
      <Button icon={<FolderOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('tree.label')}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setIsOpen(false)}
        placement={isRtl ? 'right' : 'left'}
        size={304}
        title={t('tree.label')}
        styles={{ body: { padding: 8 } }}
      >
        <DirectoryPane folder={folder} onOpen={handleOpen} />
      </Drawer>
    </>
  );
}
