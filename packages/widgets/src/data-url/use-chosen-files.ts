import type { WidgetProps } from '@signalbox/engine/react';
import { itemsOf } from '@signalbox/schemas/items-of';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sizeText } from '../choice-limits/size-text';
import { useWidgetMessages } from '../widget-messages';
import { readDataUrl } from './read-data-url';

/** The files of a field as a list, and what users do with them. A field of one file has at most one. */
export function useChosenFiles(props: WidgetProps<string | string[]>) {
  const { label, value, onChange, schema, options } = props;
  const messages = useWidgetMessages();
  const { i18n } = useTranslation();
  const [isReading, setIsReading] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);
  const isList = schema.type === 'array';
  const mostFiles = isList ? (schema.maxItems ?? Infinity) : 1;
  const accept = typeof options.accept === 'string' ? options.accept : undefined;
  const files = [value ?? []].flat().filter((each) => each !== '');

  const change = (next: string[]) => onChange(isList && next.length > 0 ? next : next[0]);

  /** Takes those that fit, and says which ones do not. */
  async function add(chosen: File[]): Promise<void> {
    setIsReading(true);
    const read = await Promise.all(
      chosen.map(async (file) => ({
        file,
        result: await readDataUrl(file, { schema: (isList && itemsOf(schema)) || schema, accept }),
      })),
    );
    const fitting = read.flatMap(({ result }) => ('value' in result ? [result.value] : []));
    const room = isList ? Math.max(0, mostFiles - files.length) : 1;
    setProblems([
      ...read.flatMap(({ file: { name, size }, result }) =>
        'error' in result
          ? [
              messages(result.error, {
                label,
                name,
                accept: accept ?? '',
                size: sizeText(size / bytesOfMegabyte, i18n.language),
                limit: sizeText(result.maxBytes / bytesOfMegabyte, i18n.language),
              }),
            ]
          : [],
      ),
      ...(fitting.length > room ? [messages('dataUrl.tooMany', { label, number: mostFiles })] : []),
    ]);
    setIsReading(false);
    const taken = fitting.slice(0, room);
    if (taken.length > 0) change(isList ? [...files, ...taken] : taken);
  }

  function remove(index: number): void {
    setProblems([]);
    change(files.toSpliced(index, 1));
  }

  return { files, isList, isFull: isList && files.length >= mostFiles, isReading, problems, accept, add, remove };
}

const bytesOfMegabyte = 1024 * 1024;
