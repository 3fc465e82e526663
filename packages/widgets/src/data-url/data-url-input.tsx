import type { WidgetProps } from '@signalbox/engine/react';
import { itemsOf } from '@signalbox/schemas/items-of';
import { Alert, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sizeText } from '../choice-limits/size-text';
import { FileDrop } from '../drop/file-drop';
import { groupAria, inputFrame } from '../input-frame';
import { useWidgetMessages } from '../widget-messages';
import { FileInValue } from './file-in-value';
import { readDataUrl } from './read-data-url';

/** A file that is in the value itself, as a data URL with its name, or a list of them. For small files only. */
export function DataUrlInput(props: WidgetProps<string | string[]>) {
  const { id, label, disabled, options } = props;
  const messages = useWidgetMessages();
  const { files, isList, isFull, isReading, problems, accept, add, remove } = useChosenFiles(props);
  const chooser = useRef<HTMLDivElement>(null);
  const [removals, setRemovals] = useState(0);
  // The button of the removed file is gone. The other one may have been disabled before.
  useEffect(() => {
    if (removals > 0) chooser.current?.querySelector('button')?.focus();
  }, [removals]);
  const handleRemove = (index: number) => {
    remove(index);
    setRemovals(removals + 1);
  };
  const replaces = !isList && files.length > 0;
  return (
    <Flex vertical gap="small" style={inputFrame} {...groupAria(props)}>
      {files.map((file, index) => (
        <FileInValue
          // Two items may be the same file.
          key={`${index}`}
          value={file}
          fallbackName={isList ? messages('list.item', { number: index + 1 }) : label}
          hasPreview={options.filePreview === true}
          // The files that are being read are added to those that are shown now.
          disabled={disabled || isReading}
          onRemove={() => handleRemove(index)}
        />
      ))}
      <div ref={chooser}>
        <FileDrop
          id={id}
          action={messages(replaces ? 'image.replace' : 'dataUrl.choose')}
          label={messages(replaces ? 'dataUrl.replaceIn' : 'dataUrl.chooseFor', { label })}
          hint={messages('dataUrl.drop')}
          accept={accept}
          isMultiple={isList}
          isBusy={isReading}
          disabled={disabled || isFull}
          onFiles={(chosen) => void add(chosen)}
        />
      </div>
      {problems.length > 0 && (
        <Alert
          type="error"
          role="alert"
          showIcon
          title={problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        />
      )}
    </Flex>
  );
}

/** The files of a field as a list, and what users do with them. A field of one file has at most one. */
function useChosenFiles(props: WidgetProps<string | string[]>) {
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
