import { StatusPage } from '../../shell/status-page';
import { HomeLink } from './home-link';

/** Explains why there is no content, and leads to the home page. */
export function StatusWithHome(text: { title: string; text: string }) {
  return <StatusPage {...text} action={<HomeLink />} />;
}
