import type { JsonValue } from '@signalbox/schemas';
import { guarded, isSecret, lazyWidget, type LoadableWidget } from '@signalbox/widgets';

/** By the name after `backup:` in `ui:widget`. */
export const widgets: Record<string, LoadableWidget<JsonValue>> = {
  'ftp-password': guarded(
    lazyWidget(async () => (await import('./offsite/ftp-password-input')).FtpPasswordInput),
    isSecret,
  ),
};
