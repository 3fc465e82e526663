import { Flex, theme, Typography } from 'antd';

/** The text of a template with its variables. */
export function TemplateContent({ title, text }: { title?: string; text: string }) {
  const { token } = theme.useToken();
  return (
    <Flex vertical gap={4}>
      {title !== undefined && <Typography.Text type="secondary">{title}</Typography.Text>}
      <div
        dir="auto"
        style={{
          padding: `${token.paddingXS}px ${token.paddingSM}px`,
          background: token.colorFillQuaternary,
          borderRadius: token.borderRadius,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </div>
    </Flex>
  );
}
