import {
  CheckCircleFilled,
  ClockCircleOutlined,
  CloseOutlined,
  ExclamationCircleFilled,
  FolderFilled,
  LoadingOutlined,
  MinusCircleOutlined,
  QuestionCircleFilled,
  ReloadOutlined,
} from '@ant-design/icons';
import { percentDecoded } from '@signalbox/schemas/percent-decoded';
import { Button } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type UploadItem, UploadProblem, type UploadState } from '../items/upload-item';
import styles from './panel.module.css';

interface UploadRowProps {
  item: UploadItem;
  /** Text that names its state. */
  text: string;
  onRetry: (id: string) => void;
  onCancel: (id: string) => void;
}

/** One item: its name, its state, and what can be done. */
export const UploadRow = memo(function UploadRow({ item, text, onRetry, onCancel }: UploadRowProps) {
  const { t } = useTranslation('media');
  const { id, name, directory, isDirectory, bytes, state } = item;
  const isFailed = state.kind === 'failed';
  const canRetry = isFailed && !(state.error instanceof UploadProblem && state.error.reason === 'unknown');
  const done = state.kind === 'sending' || state.kind === 'interrupted' ? state.done / Math.max(1, bytes) : 0;
  const address = addressOf(item);
  const cancel = t(isEnded(state) ? 'uploads.removeOne' : 'uploads.cancelOne', { name });
  const retry = t('uploads.retryOne', { name });
  return (
    <div className={styles.row}>
      <span aria-hidden className={styles.mark} data-state={state.kind}>
        {isDirectory && !isFailed ? <FolderFilled aria-hidden /> : <StateIcon state={state} />}
      </span>
      <span className={styles.texts}>
        <span className={styles.name} title={directory === '' ? name : `${directory}/${name}`}>
          {address === undefined ? <bdi>{name}</bdi> : <Link to={address}>{<bdi>{name}</bdi>}</Link>}
        </span>
        <span className={isFailed ? styles.problem : styles.quiet}>{text}</span>
        {done > 0 ? (
          <span aria-hidden className={styles.bar}>
            <span style={{ inlineSize: `${100 * done}%` }} />
          </span>
        ) : null}
      </span>
      {canRetry ? (
        <Button
          type="text"
          size="small"
          icon={<ReloadOutlined aria-hidden />}
          aria-label={retry}
          title={retry}
          onClick={() => onRetry(id)}
        />
      ) : null}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        aria-label={cancel}
        title={cancel}
        onClick={() => onCancel(id)}
      />
    </div>
  );
});

function StateIcon({ state }: { state: UploadState }) {
  switch (state.kind) {
    case 'waiting':
    case 'interrupted':
      return <ClockCircleOutlined aria-hidden />;
    case 'checking':
    case 'sending':
    case 'storing':
      return <LoadingOutlined aria-hidden />;
    case 'duplicate':
    case 'clash':
      return <QuestionCircleFilled aria-hidden />;
    case 'stored':
    case 'existing':
      return <CheckCircleFilled aria-hidden />;
    case 'skipped':
      return <MinusCircleOutlined aria-hidden />;
    case 'failed':
      return <ExclamationCircleFilled aria-hidden />;
  }
}

function isEnded({ kind }: UploadState): boolean {
  return kind === 'stored' || kind === 'existing' || kind === 'skipped' || kind === 'failed';
}

/** The page of the library that shows the item, once it is there. */
function addressOf({ name, directory, isDirectory, state }: UploadItem): string | undefined {
  if (state.kind === 'existing') return libraryAddress({ file: state.existing.path });
  if (state.kind !== 'stored') return undefined;
  const path = (last: string) => [directory, last].filter((part) => part !== '').join('/');
  if (isDirectory) return libraryAddress({ folder: path(name) });
  // The platform may have chosen another name.
  const stored = percentDecoded(state.url?.split('/').at(-1) ?? name);
  return libraryAddress({ ...(directory && { folder: directory }), file: path(stored) });
}

function libraryAddress(place: Record<string, string>): string {
  return `/app/media?${new URLSearchParams(place).toString()}`;
}
