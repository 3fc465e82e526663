import { SingleTab } from '../page/single-tab';

/** Who is told of failed backups, an ending license and the like. */
export function AlertsStep() {
  return <SingleTab formId="notice_settings/alerts" />;
}
