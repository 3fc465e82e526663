import { imageUrl } from '@signalbox/api/client';
import { Flex, Radio, theme as antdTheme, Typography } from 'antd';
import type { LibraryEntry } from '../../shared/library';

export function FileCard({ entry }: { entry: LibraryEntry }) {
  const { token } = antdTheme.useToken();
  const card = {
    inlineSize: 144,
    border: `1px solid ${token.colorBorderSecondary}`,
    borderRadius: token.borderRadius,
    padding: token.paddingXS,
    marginInlineEnd: 0,
  };
  return (
    <Radio value={entry.filePath} style={card}>
      <Flex vertical gap={4} style={{ inlineSize: 96 }}>
        <img
          src={imageUrl(entry.filePath)}
          alt=""
          loading="lazy"
          style={{ inlineSize: 96, blockSize: 72, objectFit: 'contain', background: token.colorFillQuaternary }}
        />
        <Typography.Text ellipsis={{ tooltip: entry.name }}>
          <bdi>{entry.name}</bdi>
        </Typography.Text>
      </Flex>
    </Radio>
  );
}
