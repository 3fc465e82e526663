import type { MessageLocale } from '@signalbox/api';
import { csvWriter, type PlatformKit } from '@signalbox/platform-kit';
import { defusedCell } from '@signalbox/schemas/csv-cells';
import { fillParams } from '@signalbox/engine/core';
import en from '../../locales/page/en.json';
import zhHans from '../../locales/page/zh-Hans.json';
import type { NoticeLogEntry } from '../../shared/notice-log';
import type { LogExport } from './export-ticket';
import { findMessages } from './find-messages';
import { logEntryOf } from './log-entry';

interface FileOptions extends Pick<LogExport, 'project' | 'filter' | 'language'> {
  locale: MessageLocale;
  signal: AbortSignal;
}

/** The matching messages as CSV, newest first: what the page shows, with masked recipients. */
export async function* logFile(
  { database }: Pick<PlatformKit, 'database'>,
  { project, filter, language, locale, signal }: FileOptions,
): AsyncGenerator<string> {
  const messages = { en, 'zh-Hans': zhHans }[locale];
  const { head, rows } = csvWriter(languageOf(language, locale));
  yield head(columns.map((name) => messages[`log.column.${name}`]));
  const matches = findMessages(database, project, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  let last: { created_at: Date; id: string } | undefined;
  do {
    signal.throwIfAborted();
    const after = last;
    const page = await matches
      .$if(after !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('created_at', 'id'), '<', tuple(after!.created_at, after!.id)),
        ),
      )
      .limit(pageSize)
      .execute();
    if (page.length > 0) yield rows(page.map((row) => cellsOf(logEntryOf(row), messages).map(defusedCell)));
    last = page.length < pageSize ? undefined : page.at(-1);
  } while (last);
}

const columns = [
  'time',
  'sender',
  'to',
  'provider',
  'template',
  'status',
  'tries',
  'cause',
  'code',
  'ids',
  'answer',
  'test',
] as const;

function cellsOf(entry: NoticeLogEntry, messages: typeof en): string[] {
  const { problem } = entry;
  return [
    entry.createTime,
    entry.createdBy ?? messages['log.platform'],
    entry.to,
    messages[`log.provider.${entry.provider}`],
    entry.template ?? entry.subject ?? '',
    messages[`log.status.${entry.status}`],
    String(entry.tries),
    problem ? fillParams(messages[`causes.${problem.cause}`], problem.params) : '',
    problem?.code ?? '',
    Object.entries(entry.ids)
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
    problem?.answer ?? '',
    entry.isTest ? messages['log.test'] : '',
  ];
}

/** The first language of the header, if the number format knows it. */
function languageOf(header: string, locale: MessageLocale): string {
  const first = header.split(/[,;]/)[0]?.trim() ?? '';
  try {
    return Intl.NumberFormat.supportedLocalesOf(first)[0] ?? locale;
  } catch {
    return locale;
  }
}

const pageSize = 500;
