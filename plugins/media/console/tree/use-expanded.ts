import { useState } from 'react';
import { ancestorsOf, parentOf } from '../library/paths';

/** Returns which directories are expanded. Those above the shown folder are, whenever another folder is shown. */
export function useExpanded(folder: string) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => withAbove(new Set(['']), folder));
  const [shown, setShown] = useState(folder);
  if (shown !== folder) {
    setShown(folder);
    setExpanded(withAbove(expanded, folder));
  }
  const setIsExpanded = (path: string, isExpanded: boolean) =>
    setExpanded((now) => {
      const next = new Set(now);
      if (isExpanded) next.add(path);
      else next.delete(path);
      return next;
    });
  return { expanded, setIsExpanded };
}

function withAbove(expanded: ReadonlySet<string>, folder: string): ReadonlySet<string> {
  return new Set([...expanded, '', ...ancestorsOf(parentOf(folder))]);
}
