import { licenseQuery, loginSettingsQuery, useConsole } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAtom } from 'jotai/react';
import { atomWithStorage } from 'jotai/utils';
import { readReminder, type ReminderSettings } from './read-reminder';
import { ReminderBox } from './reminder-box';
import { shownReminder, type ShownReminder } from './shown-reminder';
import { atTimesOfShow } from './times-of-show';
import { UnlockForm } from './unlock-form';

/** The reminder that was closed last, in all windows of this browser. It counts for one login. */
const closedAtom = atomWithStorage('signalbox.license.closed', '', undefined, { getOnInit: true });

/** The reminder of the license over every page, while the user should see it. */
export function LicenseReminder() {
  const { api, user } = useConsole();
  const { data: settings } = useQuery(loginSettingsQuery(api));
  const { data: license, dataUpdatedAt } = useQuery(licenseQuery(api));
  const now = useMinute();
  if (settings === undefined) return null;
  const reminder = readReminder(settings);
  const remaining = license?.remainingTime;
  const shown = shownReminder(reminder, {
    isAdmin: user.isAdmin || user.isSuper,
    now,
    // The platform counts from its own clock.
    licenseSeconds: remaining === undefined ? undefined : Math.max(0, remaining - (now - dataUpdatedAt) / 1000),
  });
  return shown && <TimedReminder key={shown.key} settings={reminder} shown={shown} />;
}

/** Appears after the delay of the settings, and disappears after their time, or once it is closed. */
function TimedReminder({ settings, shown }: { settings: ReminderSettings; shown: ShownReminder }) {
  const isTime = useIsTime(settings);
  const [isClosed, close] = useClosed(shown.key);
  if (!isTime || (isClosed && shown.isClosable)) return null;
  return (
    <ReminderBox settings={settings} {...shown} isInCorner onClose={shown.isClosable ? close : undefined}>
      {shown.unlocks !== undefined && <UnlockForm />}
    </ReminderBox>
  );
}

function useIsTime({ delaySeconds, shownSeconds }: ReminderSettings): boolean {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => atTimesOfShow({ delaySeconds, shownSeconds }, setIsTime), [delaySeconds, shownSeconds]);
  return isTime;
}

/** The current time, renewed every minute. Milliseconds since 1970. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** True if the reminder `key` was closed since the last login, and a function that closes it. */
function useClosed(key: string): [isClosed: boolean, close: () => void] {
  const { project, sessionMark } = useConsole();
  const [closed, setClosed] = useAtom(closedAtom);
  const mark = `${sessionMark} ${project} ${key}`;
  return [closed === mark, () => setClosed(mark)];
}
