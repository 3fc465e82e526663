import { formatError } from '@signalbox/schema-check';
import type { AuthorPass } from './create-author-pass';

/** Returns what the terminal shows of a pass: each error, then one line. */
export function describePass({ errors, update, written, checked, generated }: AuthorPass): string[] {
  const lines = errors.map(formatError);
  const times = `checked in ${checked.toFixed(0)} ms${update ? `, generated in ${generated.toFixed(0)} ms` : ''}`;
  if (errors.length === 0)
    return [`No errors: ${times}, ${counted(written.length, 'file')} written.`, ...notes(written)];
  const stays = update ? 'It is shown all the same' : 'The last version without errors stays in use';
  return [...lines, `${counted(errors.length, 'error')}: ${times}. ${stays}.`, ...(update ? notes(written) : [])];
}

function notes(written: readonly string[]): string[] {
  const isOfRoutes = written.some((path) => path.endsWith('entities.js'));
  return isOfRoutes ? ['Changed schemas of requests and records take effect after a restart of: npm run author'] : [];
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
