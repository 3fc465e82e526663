import { App } from 'antd';
import { useTranslation } from 'react-i18next';

/** Returns a function that asks before a backup with large parts starts. It resolves to true without any. */
export function useLargeQuestion() {
  const { t } = useTranslation('backup');
  const { modal } = App.useApp();
  return async (parts: readonly string[]): Promise<boolean> => {
    if (parts.length === 0) return true;
    return modal.confirm({
      title: t('large.title'),
      content: t('large.text', { parts: parts.map((part) => t(`content.${part}`)).join(t('list.comma')) }),
      okText: t('large.go'),
      cancelText: t('cancel'),
    });
  };
}
