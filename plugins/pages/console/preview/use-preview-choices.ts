import { useSearchParams } from 'react-router-dom';
import { readChoices, withChoices, type PreviewChoices } from './preview-choices';

/** The choices of the preview, from the address, and how to change them. */
export function usePreviewChoices(): [PreviewChoices, (changes: Partial<PreviewChoices>) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (changes: Partial<PreviewChoices>) =>
    setSearch((now) => withChoices(now, changes), { replace: true, preventScrollReset: true });
  return [readChoices(search), choose];
}
