import type { WidgetProps } from '@signalbox/engine/react';
import type { JsonValue } from '@signalbox/schemas';
import { Alert } from 'antd';

/** A text among the fields: title and help of a field without a value. */
export function Note({ label, messages }: WidgetProps<JsonValue>) {
  const help = messages('help');
  // Without that message, its key.
  const text = help === 'help' ? undefined : help;
  return <Alert type="info" showIcon style={{ maxInlineSize: 640 }} title={label} description={text} />;
}
