import { DeleteOutlined } from '@ant-design/icons';
import { Button, Flex, Popconfirm, Typography } from 'antd';
import type { LanguagePack } from '../services/widget-services';
import { useWidgetMessages } from '../widget-messages';

export function PackRow({ pack, disabled, onRemove }: { pack: LanguagePack; disabled: boolean; onRemove: () => void }) {
  const messages = useWidgetMessages();
  const { label, code } = pack;
  return (
    <li>
      <Flex justify="space-between" align="center">
        <span>
          <bdi>{label}</bdi> <Typography.Text type="secondary">{code}</Typography.Text>
        </span>
        <Popconfirm
          title={messages('packs.confirm', { label })}
          description={messages('packs.confirmDetail')}
          okText={messages('packs.yes')}
          cancelText={messages('packs.no')}
          okButtonProps={{ danger: true }}
          onConfirm={onRemove}
          disabled={disabled}
        >
          <Button
            type="text"
            danger
            icon={<DeleteOutlined aria-hidden />}
            aria-label={messages('packs.remove', { label })}
            disabled={disabled}
          />
        </Popconfirm>
      </Flex>
    </li>
  );
}
