import type { WidgetServicesMaker } from '@signalbox/api/plugin';
import type { WidgetServices } from '@signalbox/widgets';
import { ftpTrialOf } from './offsite/ftp-trial';

/** What the FTP settings offer while backups are installed: to try the server. */
export const widgetServices: WidgetServicesMaker<WidgetServices> = (tools) => ({ FtpTrial: ftpTrialOf(tools) });
