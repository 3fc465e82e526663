import { useConsole } from '@signalbox/api/react';
import { useTranslation } from 'react-i18next';
import { bytesText } from '../../library/bytes-text';
import type { UploadItem } from '../items/upload-item';
import { useProblemText } from './use-problem-text';

/** The state of an item, in the user's locale. */
export function useStateText(): (item: UploadItem) => string {
  const { t } = useTranslation('media');
  const { language } = useConsole();
  const problemText = useProblemText();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return ({ name, state, bytes }) => {
    switch (state.kind) {
      case 'checking':
        return t('uploads.state.checking', { percent: percent.format(bytes === 0 ? 0 : state.done / bytes) });
      case 'sending': {
        const texts = { done: bytesText(state.done, language), total: bytesText(bytes, language) };
        return t('uploads.state.sending', texts);
      }
      case 'existing':
        return t('uploads.state.existing', { path: state.existing.path });
      case 'failed':
        return problemText(state.error, name);
      case 'waiting':
      case 'storing':
      case 'interrupted':
      case 'skipped':
      case 'duplicate':
      case 'clash':
      case 'stored':
        return t(`uploads.state.${state.kind}`);
    }
  };
}
