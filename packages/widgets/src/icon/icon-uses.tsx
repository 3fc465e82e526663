import { Alert, Spin } from 'antd';
import type { Loaded } from '../services/use-loaded';
import type { IconUses as Uses } from '../services/widget-services';
import { useWidgetMessages } from '../widget-messages';

/** Shows where an own icon is used, as a live region: the answer comes after the question. */
export function IconUses({ loaded }: { loaded: Loaded<Uses> }) {
  return (
    <output style={{ display: 'block' }}>
      <Answer loaded={loaded} />
    </output>
  );
}

function Answer({ loaded }: { loaded: Loaded<Uses> }) {
  const messages = useWidgetMessages();
  const [uses] = loaded.items;
  if (loaded.status === 'loading')
    return (
      <>
        <Spin size="small" /> {messages('icon.usesLoading')}
      </>
    );
  if (loaded.status === 'failed')
    return (
      <>
        <Alert type="warning" showIcon title={messages('icon.usesFailed', { reason: loaded.reason })} />
        <p>{messages('icon.confirmDetail')}</p>
      </>
    );
  if (uses === undefined) return <p>{messages('icon.confirmDetail')}</p>;
  if (uses.count === 0) return <p>{messages('icon.unused')}</p>;
  const hidden = uses.count - uses.names.length;
  return (
    <Alert
      type="warning"
      showIcon
      title={messages('icon.used', { count: uses.count })}
      description={
        <ul style={listStyle}>
          {uses.names.map((name, index) => (
            // Two pages may have the same title.
            <li key={index}>
              <bdi>{name}</bdi>
            </li>
          ))}
          {hidden > 0 && <li>{messages('icon.usedHidden', { count: hidden })}</li>}
        </ul>
      }
    />
  );
}

const listStyle = { margin: 0, paddingInlineStart: 20, maxBlockSize: 240, overflow: 'auto' } as const;
