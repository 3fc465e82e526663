import { useSiblingValue, type WidgetProps } from '@signalbox/engine/react';
import type { JsonValue } from '@signalbox/schemas';
import { type Secret, SecretInput } from '@signalbox/widgets';
import { Flex } from 'antd';
import { FtpTrial } from './ftp-trial';

/** The password of an FTP server, with a connection test. `ui:options` name the other fields of the server. */
export function FtpPasswordInput(props: WidgetProps<Secret>) {
  const { options, value, disabled } = props;
  const host = useSiblingValue(options.host);
  const port = useSiblingValue(options.port);
  const username = useSiblingValue(options.username);
  const secure = useSiblingValue(options.secure);
  return (
    <Flex vertical gap="middle" align="stretch">
      <SecretInput {...props} />
      <FtpTrial
        server={{
          host: text(host),
          username: text(username),
          ...(typeof port === 'number' ? { port } : {}),
          ...(typeof secure === 'string' ? { secure } : {}),
          ...(value === undefined ? {} : { password: value }),
        }}
        disabled={disabled}
      />
    </Flex>
  );
}

function text(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}
