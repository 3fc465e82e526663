import { textIn } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { Alert, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { collections } from '@signalbox/schemas';
import { maxCountedUses, type RecordUse, type RecordUses } from '@signalbox/collections-core';
import { useRecordsText } from '../../common/selection/use-records-text';

interface UsedNoteProps {
  used: RecordUses;
  /** The only record to delete: the lists are links to the records that refer to it. */
  record?: string;
  /** So many records were searched for, the first ones. Undefined: all that would be deleted. */
  checked?: string | undefined;
}

/** Shows which records refer to those that would be deleted. */
export function UsedNote({ used: { uses, isHiddenUsed }, record, checked }: UsedNoteProps) {
  const { t } = useTranslation('collections-react');
  const { language } = useConsole();
  const isOne = record !== undefined;
  if (uses.length === 0 && !isHiddenUsed)
    return (
      <Typography.Text type="secondary">
        {checked === undefined
          ? t(isOne ? 'uses.none' : 'uses.noneOfAll')
          : t('uses.noneOfFirst', { records: checked })}
      </Typography.Text>
    );
  return (
    <Alert
      type="warning"
      showIcon
      title={t('uses.title')}
      description={
        <>
          {checked === undefined ? null : <div>{t('uses.ofFirst', { records: checked })}</div>}
          <div>{t('uses.text')}</div>
          <ul style={{ margin: 0, paddingInlineStart: 20, overflowWrap: 'anywhere' }}>
            {uses.map((use) => (
              <li key={`${use.model}/${use.column}`}>
                {record === undefined ? (
                  <bdi>{textIn(use.title, language)}</bdi>
                ) : (
                  <UsesLink use={use} record={record} />
                )}{' '}
                <Count use={use} />
              </li>
            ))}
            {isHiddenUsed && <li>{t('uses.hidden')}</li>}
          </ul>
        </>
      }
    />
  );
}

function UsesLink({ use: { model, title, column }, record }: { use: RecordUse; record: string }) {
  const { language } = useConsole();
  const filter = new URLSearchParams({ filter: JSON.stringify({ [column]: record }) });
  const declared = collections.find(({ resource }) => resource === model);
  return (
    <Link to={`${declared?.page.url ?? `/app/list/${encodeURIComponent(model)}`}?${filter.toString()}`}>
      <bdi>{textIn(title, language)}</bdi>
    </Link>
  );
}

function Count({ use: { count } }: { use: RecordUse }) {
  const recordsText = useRecordsText();
  const { t } = useTranslation('collections-react');
  const records = recordsText({ count, isEstimate: false });
  return count < maxCountedUses ? records : t('uses.atLeast', { records });
}
