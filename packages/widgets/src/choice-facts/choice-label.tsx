import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useChoiceFacts } from './choice-facts';
import { sizeText } from './size-text';

/** A choice's word, and its size where the page knows it. */
export function ChoiceLabel({ name, word }: { name: string; word: string }) {
  const { i18n } = useTranslation();
  const size = useChoiceFacts().sizes?.[name];
  if (size === undefined) return word;
  return (
    <>
      {word} <Typography.Text type="secondary">{sizeText(size, i18n.language)}</Typography.Text>
    </>
  );
}
