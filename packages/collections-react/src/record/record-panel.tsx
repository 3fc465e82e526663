import { ApiError } from '@signalbox/api/client';
import { mediaQueries, useConsole, useMediaQuery } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { Drawer, Flex } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Collection } from '../common/collection';
import { useCellText, valueAt } from '../common/use-cell-text';
import { useOpenerFocus } from '../common/use-opener-focus';
import { DeleteButton } from './delete-button';
import { NeighbourButtons } from './neighbour-buttons';
import { PanelContent } from './panel-content';
import { recordQuery } from './record-query';

interface RecordPanelProps {
  collection: Collection;
  /** Id of the record; `new` for one that is being created. */
  record: string;
  onClose: () => void;
  /** Opens another record instead of this one: the one that was created, or a neighbour. */
  onOpen: (record: string) => void;
}

/** One record beside the list: view, edit, create and delete. The list stays usable, except on a narrow screen. */
export function RecordPanel({ collection, record, onClose, onOpen }: RecordPanelProps) {
  const { t } = useTranslation('collections-react');
  const { api, language, languages } = useConsole();
  const isNarrow = useMediaQuery(mediaQueries.narrow);
  const isRtl = languages.find(({ code }) => code === language)?.direction === 'rtl';
  const textOf = useCellText();
  const isLeaving = useRef(false);
  const isNew = record === 'new';
  const read = useQuery({ ...recordQuery(api, { resource: collection.resource, id: record }), enabled: !isNew });
  const { data: stored, error } = read;
  const isMissing = error instanceof ApiError && error.errorName === 'notFound';
  const [column] = collection.columns;
  const name = column && stored && textOf(column, valueAt(stored.values, column.path));
  const title = isNew ? (collection.newText ?? t('record.add')) : name || t('record.untitled');
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
            <NeighbourButtons resource={collection.resource} id={record} onOpen={onOpen} />
            {stored && !isMissing && collection.actions.includes('delete') && (
              <DeleteButton
                resource={collection.resource}
                id={record}
                stored={stored}
                title={title}
                onDeleted={handleDeleted}
              />
            )}
          </Flex>
        )
      }
      styles={{ wrapper: { maxInlineSize: '100%' }, header: headerStyle, body: bodyStyle }}
    >
      <PanelContent
        key={record}
        id={isNew ? undefined : record}
        {...{ collection, stored, error, isMissing, isLeaving }}
        {...handlers}
      />
    </Drawer>
  );
}

/** As high as with buttons, in pixels: the fields stay where they are when a new record is saved. */
const headerStyle = { minBlockSize: 73 };
/** The form scrolls. Save is always visible below it. */
const bodyStyle = { padding: 0, display: 'flex', flexDirection: 'column' } as const;
