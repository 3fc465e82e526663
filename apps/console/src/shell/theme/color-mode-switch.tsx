import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { PopupButton } from '../popup-button/popup-button';
import { colorModeAtom, colorModes, type ColorMode } from '../../state/color-mode';

const icons = { light: <SunOutlined />, dark: <MoonOutlined />, system: <DesktopOutlined /> } satisfies Record<
  ColorMode,
  unknown
>;

export function ColorModeSwitch() {
  const { t } = useTranslation('console');
  const [chosen, choose] = useAtom(colorModeAtom);
  return (
    <PopupButton
      menu={{
        selectable: true,
        selectedKeys: chosen ? [chosen] : [],
        items: colorModes.map((mode) => ({ key: mode, icon: icons[mode], label: t(`colorMode.${mode}`) })),
        onClick: ({ key }) => choose(colorModes.find((mode) => mode === key) ?? null),
      }}
      button={{ icon: icons[chosen ?? 'system'], 'aria-label': t('colorMode.switch') }}
    />
  );
}
