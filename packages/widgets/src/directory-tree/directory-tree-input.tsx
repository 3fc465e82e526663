import type { WidgetProps } from '@signalbox/engine/react';
import { Alert, Button, Checkbox, Skeleton, Typography } from 'antd';
import { groupAria } from '../input-frame';
import { useLoaded } from '../services/use-loaded';
import type { MediaDirectory } from '../services/widget-services';
import { useWidgetServices } from '../services/widget-services-context';
import { useWidgetMessages } from '../widget-messages';

/**
 * Directories of the media library as a tree of checkboxes. The value contains the outermost chosen directories, which
 * include everything below them.
 */
export function DirectoryTreeInput(props: WidgetProps<string[]>) {
  const { id, value = [], onChange, onBlur, disabled } = props;
  const messages = useWidgetMessages();
  const { mediaDirectories } = useWidgetServices();
  const { loaded, reload } = useLoaded(mediaDirectories?.load);

  if (loaded.status === 'loading')
    return (
      <output aria-busy aria-label={messages('directories.loading')}>
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      </output>
    );
  if (loaded.status === 'failed')
    return (
      <Alert
        type="error"
        role="alert"
        title={messages('directories.failed', { reason: loaded.reason })}
        action={
          <Button size="small" onClick={reload}>
            {messages('dashboard.retry')}
          </Button>
        }
      />
    );
  if (loaded.items.length === 0)
    return <Typography.Text type="secondary">{messages('directories.empty')}</Typography.Text>;
  const choose = (path: string, isChosen: boolean) => {
    const chosen = outermost([...value.filter((each) => each !== path), ...(isChosen ? [path] : [])]);
    onChange(chosen.length > 0 ? chosen : undefined);
  };
  return (
    <div {...groupAria(props)} style={{ maxBlockSize: 240, overflowY: 'auto' }}>
      <DirectoryBranch
        directories={loaded.items}
        chosen={value}
        isCovered={false}
        firstId={id}
        disabled={disabled}
        onChoose={choose}
        onBlur={onBlur}
      />
    </div>
  );
}

/** The `paths` that are not below another one, sorted. */
export function outermost(paths: readonly string[]): string[] {
  return paths
    .filter((path) => !paths.some((other) => path !== other && path.startsWith(`${other}/`)))
    .toSorted((one, other) => (one < other ? -1 : 1));
}

interface DirectoryBranchProps {
  directories: MediaDirectory[];
  chosen: readonly string[];
  /** A parent directory is chosen and includes these. */
  isCovered: boolean;
  /** Id of the first checkbox. */
  firstId?: string;
  disabled: boolean;
  onChoose: (path: string, isChosen: boolean) => void;
  onBlur?: () => void;
}

/** A list of directories with their subdirectories. Uses nested lists, so that screen readers announce the depth. */
function DirectoryBranch({ directories, firstId, ...branch }: DirectoryBranchProps) {
  const { chosen, isCovered, disabled, onChoose, onBlur } = branch;
  return (
    <ul style={{ listStyle: 'none', margin: 0, paddingInlineStart: firstId === undefined ? 24 : 0 }}>
      {directories.map(({ path, name, child }, index) => {
        const isChosen = chosen.includes(path);
        return (
          <li key={path}>
            <Checkbox
              id={index === 0 ? firstId : undefined}
              aria-label={index === 0 ? name : undefined}
              checked={isChosen || isCovered}
              disabled={disabled || isCovered}
              onChange={(event) => onChoose(path, event.target.checked)}
              onBlur={onBlur}
            >
              <bdi>{name}</bdi>
            </Checkbox>
            {child && child.length > 0 && (
              <DirectoryBranch {...branch} directories={child} isCovered={isCovered || isChosen} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
