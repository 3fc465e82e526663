import { GlobalOutlined } from '@ant-design/icons';
import { mediaQueries, useMediaQuery } from '@signalbox/api/react';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { chosenLanguageAtom } from '../../state/language';
import { PopupButton } from '../popup-button/popup-button';
import { useLanguages } from './use-languages';

export function LanguageSwitch() {
  const { t, i18n } = useTranslation('console');
  const isNarrow = useMediaQuery(mediaQueries.narrow);
  const offered = useLanguages();
  const choose = useSetAtom(chosenLanguageAtom);
  const shown = offered.find(({ info }) => info.code === i18n.language);
  const label = shown?.info.label ?? i18n.language;
  return (
    <PopupButton
      menu={{
        selectable: true,
        selectedKeys: shown ? [shown.info.wire] : [],
        items: offered.map(({ info }) => ({
          key: info.wire,
          label: <span lang={info.code}>{info.label}</span>,
        })),
        onClick: ({ key }) => choose(key),
      }}
      button={{
        icon: <GlobalOutlined />,
        'aria-label': t('language.switch', { language: label }),
        children: isNarrow ? null : <span lang={i18n.language}>{label}</span>,
      }}
    />
  );
}
