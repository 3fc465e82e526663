import { FolderOpenOutlined } from '@ant-design/icons';
import type { WidgetProps } from '@signalbox/engine/react';
import { Flex } from 'antd';
import { LibraryButton } from '../image/library-button';
import { groupAria, inputFrame } from '../input-frame';
import { useWidgetServices } from '../services/widget-services-context';
import { TextInput } from '../text/text-input';
import { ChosenFile } from './chosen-file';

/**
 * One file of any kind. The value is its address, picked from the media library; without a library, it is typed.
 */
export function FileInput(props: WidgetProps<string>) {
  const { id, value, onChange, disabled } = props;
  const { MediaPicker } = useWidgetServices();
  if (MediaPicker === undefined) return <TextInput {...props} />;
  return (
    <Flex vertical gap="small" align="start" style={inputFrame} {...groupAria(props)}>
      {value !== undefined && value !== '' && (
        <ChosenFile address={value} disabled={disabled} onRemove={() => onChange(undefined)} />
      )}
      <LibraryButton id={id} icon={<FolderOpenOutlined aria-hidden />} disabled={disabled} onPick={onChange} />
    </Flex>
  );
}
