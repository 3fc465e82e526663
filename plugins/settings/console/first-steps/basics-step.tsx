import { SingleTab } from '../page/single-tab';

/** Name and language of the platform. */
export function BasicsStep() {
  return <SingleTab formId="settings/base" />;
}
