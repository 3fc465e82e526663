import { useTranslation } from 'react-i18next';

interface Counted {
  count: number;
  isEstimate: boolean;
}

/** A number of records as a text, e.g. `about 120,000 records`. */
export function useRecordsText(): (counted: Counted) => string {
  const { t } = useTranslation('collections-react');
  return ({ count, isEstimate }) => t(isEstimate ? 'bulk.about' : 'bulk.records', { count, number: count });
}
