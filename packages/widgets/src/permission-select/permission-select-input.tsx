import type { WidgetProps } from '@signalbox/engine/react';
import { Flex, Select, Tag, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inputAria, inputFrame, inputStatus } from '../input-frame';
import { useWidgetMessages } from '../widget-messages';
import { foundPermissions, freeKey, isKnownPermission } from './permission-choices';

/**
 * Chooses a permission by its title or key. The user may also enter a key that the product does not know: the field marks
 * it as unknown.
 */
export function PermissionSelectInput(props: WidgetProps<string>) {
  const { label, value, onChange, onBlur, disabled, required, isInvalid, placeholder } = props;
  const messages = useWidgetMessages();
  const { t } = useTranslation('data');
  const [text, setText] = useState('');
  const groups = foundPermissions({
    text,
    titleOf: (key) => t(`permissions.${key}`),
    modelTitleOf: (model) => t(`permissionModels.${model}`),
  });
  const own = freeKey(text);
  const labelOf = (key: string) =>
    isKnownPermission(key) ? (
      <Flex gap="small" align="baseline" wrap>
        {t(`permissions.${key}`)}
        <Typography.Text type="secondary">
          <bdi>{key}</bdi>
        </Typography.Text>
      </Flex>
    ) : (
      <Flex gap="small" align="center" wrap>
        <bdi>{key}</bdi>
        <Tag color="warning">{messages('permission.unknown')}</Tag>
      </Flex>
    );
  return (
    <Select<string>
      {...inputAria(props)}
      style={inputFrame}
      showSearch={{ filterOption: false, onSearch: setText }}
      value={value}
      onChange={(key: string | undefined) => onChange(key)}
      onBlur={onBlur}
      disabled={disabled}
      status={inputStatus(isInvalid)}
      placeholder={placeholder ?? messages('permission.search')}
      allowClear={required ? false : { label: messages('select.clear', { label }) }}
      options={[
        ...groups.map(({ title, choices }) => ({
          label: title,
          title,
          options: choices.map((choice) => ({ value: choice.key, label: labelOf(choice.key), title: choice.key })),
        })),
        ...(own === undefined ? [] : [{ value: own, label: messages('permission.enter', { key: own }), title: own }]),
      ]}
      labelRender={({ value: shown }) => labelOf(String(shown))}
    />
  );
}
