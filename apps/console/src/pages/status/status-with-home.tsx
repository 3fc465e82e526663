import { StatusPage } from '../../shell/status-page';
import { HomeLink } from './home-link';

/** Explains why there is no content, and leads home. */
export function StatusWithHome(text: { title: string; text: string }) {
  return <StatusPage {...text} action={<HomeLink />} />;
}
