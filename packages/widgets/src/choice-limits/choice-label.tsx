import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useChoiceLimits } from './choice-limits';
import { sizeText } from './size-text';

/** The label of a choice, with its size if the page provides it. */
export function ChoiceLabel({ name, message }: { name: string; message: string }) {
  const { i18n } = useTranslation();
  const size = useChoiceLimits().sizes?.[name];
  if (size === undefined) return message;
  return (
    <>
      {message} <Typography.Text type="secondary">{sizeText(size, i18n.language)}</Typography.Text>
    </>
  );
}
