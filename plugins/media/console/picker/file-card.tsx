import { imageUrl } from '@signalbox/api/client';
import { Flex, Radio, theme as antdTheme, Typography } from 'antd';
import type { LibraryEntry } from '../../shared/library';
import type { Item } from '../items/item';
import { KindIcon } from '../items/kind-icon';

export function FileCard({ entry }: { entry: LibraryEntry }) {
  const { token } = antdTheme.useToken();
  const card = {
    inlineSize: 144,
    border: `1px solid ${token.colorBorderSecondary}`,
    borderRadius: token.borderRadius,
    padding: token.paddingXS,
    marginInlineEnd: 0,
  };
  const picture = { inlineSize: 96, blockSize: 72, background: token.colorFillQuaternary };
  return (
    <Radio value={entry.filePath} style={card}>
      <Flex vertical gap={4} style={{ inlineSize: 96 }}>
        {entry.type === 'image' ? (
          <img src={imageUrl(entry.filePath)} alt="" loading="lazy" style={{ ...picture, objectFit: 'contain' }} />
        ) : (
          <Flex align="center" justify="center" style={{ ...picture, fontSize: 32 }}>
            <KindIcon item={itemOf(entry)} />
          </Flex>
        )}
        <Typography.Text ellipsis={{ tooltip: entry.name }}>
          <bdi>{entry.name}</bdi>
        </Typography.Text>
      </Flex>
    </Radio>
  );
}

function itemOf({ name, path, filePath: url, type, size, updateTime }: LibraryEntry): Item {
  return { kind: 'file', path, name, file: { name, path, url, kind: type, bytes: size, modifiedAt: updateTime } };
}
