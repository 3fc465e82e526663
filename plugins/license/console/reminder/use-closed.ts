import { useConsole } from '@signalbox/api/react';
import { useAtom } from 'jotai/react';
import { atomWithStorage } from 'jotai/utils';

/** What was closed last, in all windows of this browser. It counts for one login. */
const closedAtom = atomWithStorage('signalbox.license.closed', '', undefined, { getOnInit: true });

/** True if the reminder `key` was closed since the last login, and a function that closes it. */
export function useClosed(key: string): [isClosed: boolean, close: () => void] {
  const { project, sessionMark } = useConsole();
  const [closed, setClosed] = useAtom(closedAtom);
  const mark = `${sessionMark} ${project} ${key}`;
  return [closed === mark, () => setClosed(mark)];
}
