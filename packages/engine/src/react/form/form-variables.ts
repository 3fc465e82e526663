import type { GlobalToken } from 'antd';

/** CSS variables of antd's theme tokens, for the form's style sheets and for plain inputs that look like antd's. */
export function formVariables(token: GlobalToken): Record<`--sb-${string}`, string | number> {
  const lineHeight = token.fontSize * token.lineHeight;
  const paddingBlock = Math.round(((token.controlHeight - lineHeight) / 2) * 10) / 10 - token.lineWidth;
  return {
    '--sb-text': token.colorText,
    '--sb-quiet': token.colorTextSecondary,
    '--sb-about': token.colorTextDescription,
    '--sb-error': token.colorErrorText,
    '--sb-line': token.colorBorderSecondary,
    '--sb-fill': token.colorFillSecondary,
    '--sb-fill-light': token.colorFillAlter,
    '--sb-radius-large': `${token.borderRadiusLG}px`,
    '--sb-input-height': `${token.controlHeight}px`,
    '--sb-input-padding-block': `${Math.max(paddingBlock, 0)}px`,
    '--sb-input-line-height': token.lineHeight,
    '--sb-input-padding': `${token.paddingSM - token.lineWidth}px`,
    '--sb-input-font-size': `${token.fontSize}px`,
    '--sb-input-line': `${token.lineWidth}px ${token.lineType}`,
    '--sb-input-radius': `${token.borderRadius}px`,
    '--sb-input-speed': token.motionDurationMid,
    '--sb-input-ground': token.colorBgContainer,
    '--sb-input-placeholder': token.colorTextPlaceholder,
    '--sb-input-border': token.colorBorder,
    '--sb-input-border-hover': token.colorPrimaryHover,
    '--sb-input-border-focus': token.colorPrimary,
    '--sb-input-ring': `0 0 0 ${token.controlOutlineWidth}px ${token.controlOutline}`,
    '--sb-input-error': token.colorError,
    '--sb-input-error-hover': token.colorErrorBorderHover,
    '--sb-input-error-ring': `0 0 0 ${token.controlOutlineWidth}px ${token.colorErrorOutline}`,
    '--sb-input-off-text': token.colorTextDisabled,
    '--sb-input-off-ground': token.colorBgContainerDisabled,
    '--sb-input-off-border': token.colorBorderDisabled,
    '--sb-input-icon': token.colorTextQuaternary,
    '--sb-input-icon-size': `${token.fontSizeIcon}px`,
    '--sb-input-arrow-gap': `${Math.ceil(token.fontSize * 1.25) - token.fontSizeIcon}px`,
  };
}
