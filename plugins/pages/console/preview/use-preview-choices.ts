import { useAddressParams } from '@signalbox/console-kit';
import { readChoices, withChoices, type PreviewChoices } from './preview-choices';

/** The choices of the preview, from the address, and how to change them. */
export function usePreviewChoices(): [PreviewChoices, (changes: Partial<PreviewChoices>) => void] {
  const [search, changeSearch] = useAddressParams();
  const choose = (changes: Partial<PreviewChoices>) =>
    changeSearch((current) => withChoices(current, changes), { replace: true, preventScrollReset: true });
  return [readChoices(search), choose];
}
