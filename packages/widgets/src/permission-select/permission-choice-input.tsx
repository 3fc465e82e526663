import type { WidgetProps } from '@signalbox/engine/react';
import { Flex, Input, Typography } from 'antd';
import { useState } from 'react';
import { GroupedCheckboxes } from '../choice/grouped-checkboxes';
import { groupAria } from '../input-frame';
import { useWidgetMessages } from '../widget-messages';
import { foundPermissions } from './permission-choices';
import { usePermissionTitles } from './use-permission-titles';

/** A list of permissions: checkboxes by what they open, with a search. Chosen keys that the platform does not know are at the end. */
export function PermissionChoiceInput(props: WidgetProps<string[]>) {
  const { id, value = [], onChange, onBlur, disabled, isInvalid } = props;
  const messages = useWidgetMessages();
  const [text, setText] = useState('');
  const { models, titleOf, modelTitleOf } = usePermissionTitles();
  const known = foundPermissions({ text: '', models, titleOf, modelTitleOf });
  const keys = known.flatMap(({ choices }) => choices.map(({ key }) => key));
  const unknown = value.filter((key) => !keys.includes(key));
  const groups = [
    ...foundPermissions({ text, models, titleOf, modelTitleOf }),
    ...(unknown.length === 0
      ? []
      : [{ model: '', title: messages('permission.unknown'), choices: unknown.map((key) => ({ key, title: key })) }]),
  ];
  const handleChange = (names: readonly string[], areChosen: boolean) => {
    const others = value.filter((key) => !names.includes(key));
    onChange(areChosen ? [...others, ...names] : others);
  };
  return (
    <Flex vertical gap="small" {...groupAria(props)}>
      <Flex gap="small" align="center" wrap>
        <Input
          type="search"
          id={id}
          aria-label={messages('permission.find')}
          aria-invalid={isInvalid || undefined}
          placeholder={messages('permission.find')}
          style={{ inlineSize: 280, maxInlineSize: '100%' }}
          allowClear
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={onBlur}
        />
        <Typography.Text type="secondary">{messages('permission.chosen', { count: value.length })}</Typography.Text>
      </Flex>
      {groups.length === 0 && <Typography.Text type="secondary">{messages('permission.none')}</Typography.Text>}
      <GroupedCheckboxes
        groups={groups.map(({ model, title, choices }) => ({
          key: model,
          title,
          choices: choices.map(({ key, title: label }) => ({ name: key, label })),
        }))}
        offered={[...keys, ...unknown]}
        chosen={value}
        disabled={disabled}
        onChange={handleChange}
        onBlur={onBlur}
      />
    </Flex>
  );
}
