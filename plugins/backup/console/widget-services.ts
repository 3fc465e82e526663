import type { WidgetServicesMaker } from '@signalbox/api/plugin';
import type { WidgetServices } from '@signalbox/widgets';
import { ftpTrialOf } from './offsite/ftp-trial';

/** Adds the connection test to the FTP settings. */
export const widgetServices: WidgetServicesMaker<WidgetServices> = (tools) => ({ FtpTrial: ftpTrialOf(tools) });
