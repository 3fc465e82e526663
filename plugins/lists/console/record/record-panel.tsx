import { ApiError } from '@signalbox/api/client';
import { mediaQueries, useConsole, useMediaQuery } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { Drawer, Flex } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordPanelProps } from '../model/slot-props';
import { DeleteButton } from './delete-button';
import { NeighbourButtons } from './neighbour-buttons';
import { PanelContent } from './panel-content';
import { recordQuery } from './record-query';
import { recordTitle } from './record-title';
import { useOpenerFocus } from '../focus/use-opener-focus';

/** One record beside the list: view, edit, create and delete. The list stays usable, except on a narrow screen. */
export function RecordPanel({ model, record, onClose, onOpen }: RecordPanelProps) {
  const { t } = useTranslation('lists');
  const { api, language, languages } = useConsole();
  const isNarrow = useMediaQuery(mediaQueries.narrow);
  const isRtl = languages.find(({ code }) => code === language)?.direction === 'rtl';
  const isLeaving = useRef(false);
  const isNew = record === 'new';
  const read = useQuery({ ...recordQuery(api, { model: model.id, id: record }), enabled: !isNew });
  const { data: stored, error } = read;
  const isMissing = error instanceof ApiError && error.errorName === 'notFound';
  const name = stored && recordTitle({ model, values: stored.values, language });
  const title = isNew ? t('record.new') : name || t('record.untitled');
  useOpenerFocus();

  const handleDeleted = () => {
    isLeaving.current = true;
    onClose();
  };
  const handlers = { onRetry: () => void read.refetch(), onClose, onOpen };
  return (
    <Drawer
      open
      onClose={onClose}
      placement={isRtl ? 'left' : 'right'}
      size={isNarrow ? '100%' : 560}
      mask={isNarrow}
      aria-modal={isNarrow}
      title={<bdi>{title}</bdi>}
      closable={{ 'aria-label': t('record.close') }}
      extra={
        isNew ? null : (
          <Flex>
            <NeighbourButtons model={model.id} id={record} onOpen={onOpen} />
            {stored && !isMissing && model.actions.includes('delete') && (
              <DeleteButton model={model.id} id={record} stored={stored} title={title} onDeleted={handleDeleted} />
            )}
          </Flex>
        )
      }
      styles={{ wrapper: { maxInlineSize: '100%' }, body: bodyStyle }}
    >
      <PanelContent
        key={record}
        id={isNew ? undefined : record}
        {...{ model, stored, error, isMissing, isLeaving }}
        {...handlers}
      />
    </Drawer>
  );
}

/** The form scrolls. Save is always visible below it. */
const bodyStyle = { padding: 0, display: 'flex', flexDirection: 'column' } as const;
