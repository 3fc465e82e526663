import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { imageUrl } from '@signalbox/api/client';
import { pageTitleAtom } from '../../state/page-title';
import { defaultLogo } from './site-logo';
import { useSite } from './use-site';
import { useSiteTitle } from './use-site-title';

/** `<page> · <name>` and the site's own icon. */
export function useDocumentTitle(routeTitle: string): string {
  const name = useSiteTitle();
  const { logo } = useSite();
  const page = useAtomValue(pageTitleAtom) ?? routeTitle;
  const title = page ? `${page} · ${name}` : name;

  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    document.querySelector('link[rel="icon"]')?.setAttribute('href', logo ? imageUrl(logo) : defaultLogo);
  }, [logo]);
  return page;
}
