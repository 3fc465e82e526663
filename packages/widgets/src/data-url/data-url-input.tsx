import type { WidgetProps } from '@signalbox/engine/react';
import { Alert, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { FileDrop } from '../drop/file-drop';
import { groupAria, inputFrame } from '../input-frame';
import { useWidgetMessages } from '../widget-messages';
import { FileInValue } from './file-in-value';
import { useChosenFiles } from './use-chosen-files';

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
