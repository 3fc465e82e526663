import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ShellIcon } from '../icon/shell-icon';
import { PopupButton } from '../popup-button/popup-button';
import { colorModeAtom, colorModes, type ColorMode } from '../../state/color-mode';

const icons = {
  light: <ShellIcon name="sun" />,
  dark: <ShellIcon name="moon" />,
  system: <ShellIcon name="desktop" />,
} satisfies Record<ColorMode, unknown>;

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
