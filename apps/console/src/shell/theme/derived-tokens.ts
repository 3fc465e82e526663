import type { ThemeConfig } from 'antd';
import { mix } from './contrast';
import { asText } from './readable-on';

type Tokens = NonNullable<ThemeConfig['token']>;

/** Tints of the leading and the telling colours. antd's own turn muddy for the deep colours that text needs. */
export function derivedTokens(tokens: Tokens): Tokens {
  const ground = tokens.colorBgContainer ?? '';
  const text = tokens.colorText ?? '';
  const primary = tokens.colorPrimary ?? '';
  const link = asText(primary, mix(primary, ground, 0.14));
  return {
    colorPrimaryBg: mix(primary, ground, 0.11),
    colorPrimaryBgHover: mix(primary, ground, 0.18),
    colorPrimaryBorder: mix(primary, ground, 0.4),
    colorPrimaryHover: mix(primary, '#ffffff', 0.92),
    colorPrimaryActive: mix(primary, '#000000', 0.84),
    colorLink: link,
    colorLinkHover: mix(link, text, 0.75),
    colorLinkActive: mix(link, text, 0.6),
    ...telling('Success', tokens.colorSuccess, ground),
    ...telling('Warning', tokens.colorWarning, ground),
    ...telling('Error', tokens.colorError, ground),
    ...telling('Info', link, ground),
  };
}

function telling(name: 'Success' | 'Warning' | 'Error' | 'Info', color: string | undefined, ground: string): Tokens {
  if (color === undefined) return {};
  return {
    [`color${name}`]: color,
    [`color${name}Bg`]: mix(color, ground, 0.08),
    [`color${name}Border`]: mix(color, ground, 0.4),
  };
}
