import type { WidgetProps } from '@signalbox/engine/react';
import { Flex, Select, Tag, Typography } from 'antd';
import { useState } from 'react';
import { inputAria, inputFrame, inputStatus } from '../input-frame';
import { useWidgetMessages } from '../widget-messages';
import { foundPermissions, freeKey, isKnownPermission } from './permission-choices';
import { usePermissionTitles } from './use-permission-titles';

/**
 * Chooses a permission by its title or key. The user may also enter a key that the product does not know: the field marks
 * it as unknown.
 */
export function PermissionSelectInput(props: WidgetProps<string>) {
  const { label, value, onChange, onBlur, disabled, required, isInvalid, placeholder } = props;
  const messages = useWidgetMessages();
  const [text, setText] = useState('');
  const { models, knownModels, titleOf, modelTitleOf } = usePermissionTitles();
  const groups = foundPermissions({ text, models, titleOf, modelTitleOf });
  const own = freeKey(text, models);
  const enterText = (key: string) =>
    isKnownPermission(key, knownModels) === undefined ? 'permission.enterUnchecked' : 'permission.enter';
  const labelOf = (key: string) =>
    isKnownPermission(key, models) === true ? (
      <Flex gap="small" align="baseline" wrap>
        {titleOf(key)}
        <Typography.Text type="secondary">
          <bdi>{key}</bdi>
        </Typography.Text>
      </Flex>
    ) : (
      <Flex gap="small" align="center" wrap>
        <bdi>{key}</bdi>
        {isKnownPermission(key, knownModels) === false ? (
          <Tag color="warning">{messages('permission.unknown')}</Tag>
        ) : null}
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
        ...(own === undefined ? [] : [{ value: own, label: messages(enterText(own), { key: own }), title: own }]),
      ]}
      labelRender={({ value: shown }) => labelOf(String(shown))}
    />
  );
}
