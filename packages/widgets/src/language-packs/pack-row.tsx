import { DeleteOutlined } from '@ant-design/icons';
import { Button, Flex, Popconfirm, Typography } from 'antd';
import type { LanguagePack } from '../services/widget-services';
import { useWidgetWords } from '../widget-words';

export function PackRow({ pack, disabled, onRemove }: { pack: LanguagePack; disabled: boolean; onRemove: () => void }) {
  const words = useWidgetWords();
  const { label, code } = pack;
  return (
    <li>
      <Flex justify="space-between" align="center">
        <span>
          <bdi>{label}</bdi> <Typography.Text type="secondary">{code}</Typography.Text>
        </span>
        <Popconfirm
          title={words('packs.confirm', { label })}
          description={words('packs.confirmDetail')}
          okText={words('packs.yes')}
          cancelText={words('packs.no')}
          okButtonProps={{ danger: true }}
          onConfirm={onRemove}
          disabled={disabled}
        >
          <Button
            type="text"
            danger
            icon={<DeleteOutlined aria-hidden />}
            aria-label={words('packs.remove', { label })}
            disabled={disabled}
          />
        </Popconfirm>
      </Flex>
    </li>
  );
}
