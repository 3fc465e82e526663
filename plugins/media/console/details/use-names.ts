import { useSettingTitles } from '@signalbox/console-kit';
import { type FileUse, nameOfUse } from '../../shared/uses';

/** The names of uses, in their order: of a record, of a page, or of a field of the settings. Undefined while they are loaded. */
export function useNames(uses: readonly FileUse[]): string[] | undefined {
  const settingTitle = useSettingTitles(uses.filter(isSetting).map(({ id }) => id));
  return (
    settingTitle &&
    uses.map((use) => (isSetting(use) ? settingTitle({ form: use.id, pointer: use.pointer }) : nameOfUse(use)))
  );
}

/** A value outside of the pages, which have titles of their own. */
function isSetting({ module, titles, id }: FileUse): boolean {
  return module === 'setting' && titles.length === 0 && id !== '';
}
