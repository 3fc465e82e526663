import { SingleTab } from '../page/single-tab';

/** Who is notified of failed backups, an expiring license and similar events. */
export function AlertsStep() {
  return <SingleTab formId="notice_settings/alerts" />;
}
