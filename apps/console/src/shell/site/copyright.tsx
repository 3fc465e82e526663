import { useTranslation } from 'react-i18next';
import { textIn } from './text-in';
import { useSite } from './use-site';

export function Copyright() {
  const { i18n } = useTranslation();
  return (
    <footer style={{ minHeight: 24, fontSize: 13, color: 'var(--text-quiet)', textAlign: 'center' }}>
      <bdi>{textIn(useSite().copyright, i18n.language)}</bdi>
    </footer>
  );
}
