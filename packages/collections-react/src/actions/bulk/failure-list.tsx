import { ApiError } from '@signalbox/api/client';
import { useFailureText } from '@signalbox/console-kit';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { readPlace, type RecordFailure, writePlace } from '@signalbox/collections-core';

interface FailureListProps {
  /** The first ones. */
  failures: readonly RecordFailure[];
  /** The number of all failures. */
  count: number;
  /** The user opens a record. Undefined: records are not links. */
  onOpen?: () => void;
}

/** Records that were not changed, and why. */
export function FailureList({ failures, count, onOpen }: FailureListProps) {
  const { t } = useTranslation('collections-react');
  const { search } = useLocation();
  const failureText = useFailureText();
  const hrefOf = (record: string) => `?${writePlace({ ...readPlace(new URLSearchParams(search)), record }).toString()}`;
  return (
    <ul style={{ margin: 0, paddingInlineStart: 20, overflowWrap: 'anywhere' }}>
      {failures.map(({ id, title = id, error }) => (
        <li key={id}>
          {onOpen ? (
            <Link to={hrefOf(id)} preventScrollReset onClick={onOpen}>
              <bdi>{title}</bdi>
            </Link>
          ) : (
            <bdi>{title}</bdi>
          )}{' '}
          {failureText(new ApiError(400, error))}
        </li>
      ))}
      {count > failures.length && <li>{t('bulk.more', { number: count - failures.length })}</li>}
    </ul>
  );
}
