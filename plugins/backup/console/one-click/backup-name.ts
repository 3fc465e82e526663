import { maxNameCharacters } from '../../shared/backup-name';

/** `<system name> YYYY-MM-DD HH:mm:ss`, in the browser's time zone. Truncates a long system name. */
export function defaultName(siteName: string, now: Date): string {
  const two = (count: number) => String(count).padStart(2, '0');
  const date = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join(':');
  const stamp = `${date} ${time}`;
  const room = maxNameCharacters - stamp.length - 1;
  return `${[...siteName.trim()].slice(0, room).join('').trim()} ${stamp}`.trim();
}
