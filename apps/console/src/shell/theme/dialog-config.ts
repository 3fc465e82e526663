import type { ConfigProviderProps } from 'antd';

/** The look of all dialogs: the space inside them, and 16 px beside them on a narrow screen, where antd leaves 8. */
export const dialogConfig: ConfigProviderProps['modal'] = {
  style: { maxWidth: 'calc(100vw - 32px)' },
  styles: { header: { marginBlockEnd: 16 }, footer: { marginBlockStart: 24 } },
};
