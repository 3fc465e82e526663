import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxTextLength } from '../place/place';

const pauseMilliseconds = 300;

interface SearchBoxProps {
  text: string;
  onSearch: (text: string) => void;
}

/** Part of a name. Searches after a pause in the typing, and at once on Enter. */
export function SearchBox({ text, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('media');
  /** Undefined when the page shows what is typed. */
  const [typed, setTyped] = useState<string>();
  if (typed === text) setTyped(undefined);
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => onSearch(typed), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <Input.Search
      aria-label={t('search.label')}
      placeholder={t('search.label')}
      value={typed ?? text}
      maxLength={maxTextLength}
      onChange={(event) => setTyped(event.target.value)}
      onSearch={(value) => onSearch(value)}
      allowClear
    />
  );
}
