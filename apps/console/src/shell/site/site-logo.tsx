import { imageUrl } from '@signalbox/api/client';
import { useSite } from './use-site';

/** Decorative: the site's name is always beside it. */
export function SiteLogo({ size }: { size: number }) {
  const { logo } = useSite();
  return (
    <img
      src={logo ? imageUrl(logo) : defaultLogo}
      alt=""
      width={size}
      height={size}
      style={{ objectFit: 'contain', flex: 'none' }}
    />
  );
}

export const defaultLogo = '/signalbox.svg';
