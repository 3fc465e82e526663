import type { ThemeConfig } from 'antd';
import { contrastOf, mix } from './contrast';
import { asText, readableOn } from './readable-on';

type Tokens = NonNullable<ThemeConfig['token']>;

/** Tints of the primary and the status colours. antd's own are muddy for the deep colours that text needs. */
export function derivedTokens(tokens: Tokens): Tokens {
  const ground = tokens.colorBgContainer ?? '';
  const text = tokens.colorText ?? '';
  const primary = tokens.colorPrimary ?? '';
  // From the readable variant of the colour: a deep colour over a dark ground would not be visible.
  const tint = (share: number) => mix(asText(primary, ground), ground, share);
  const link = asText(primary, tint(0.18));
  return {
    colorPrimaryBg: tint(0.12),
    colorPrimaryBgHover: tint(0.18),
    colorPrimaryBorder: tint(0.4),
    colorPrimaryHover: hoverOf(primary),
    colorPrimaryActive: mix(primary, '#000000', 0.84),
    colorLink: link,
    colorLinkHover: mix(link, text, 0.75),
    colorLinkActive: mix(link, text, 0.6),
    ...notifying('Success', tokens.colorSuccess, ground),
    ...notifying('Warning', tokens.colorWarning, ground),
    ...notifying('Error', tokens.colorError, ground),
    ...notifying('Info', link, ground),
  };
}

/** Lighter where the text of a button stays readable on it, else darker. */
function hoverOf(primary: string): string {
  const lighter = mix(primary, '#ffffff', 0.92);
  return contrastOf(readableOn(primary), lighter) >= 4.5 ? lighter : mix(primary, '#000000', 0.92);
}

function notifying(name: 'Success' | 'Warning' | 'Error' | 'Info', color: string | undefined, ground: string): Tokens {
  if (color === undefined) return {};
  return {
    [`color${name}`]: color,
    [`color${name}Bg`]: mix(color, ground, 0.08),
    [`color${name}Border`]: mix(color, ground, 0.4),
  };
}
