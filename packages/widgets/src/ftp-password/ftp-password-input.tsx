import { useSiblingValue, type WidgetProps } from '@signalbox/engine/react';
import type { JsonValue } from '@signalbox/schemas';
import { Flex } from 'antd';
import { SecretInput } from '../secret/secret-input';
import type { Secret } from '../secret/secret-value';
import { useWidgetServices } from '../services/widget-services-context';

/**
 * The password of an FTP server. `ui:options` name the other fields of the server. Offers a connection test if
 * `FtpTrial` exists.
 */
export function FtpPasswordInput(props: WidgetProps<Secret>) {
  const { options, value, disabled } = props;
  const { FtpTrial } = useWidgetServices();
  const host = useSiblingValue(options.host);
  const port = useSiblingValue(options.port);
  const username = useSiblingValue(options.username);
  const secure = useSiblingValue(options.secure);
  if (!FtpTrial) return <SecretInput {...props} />;
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
