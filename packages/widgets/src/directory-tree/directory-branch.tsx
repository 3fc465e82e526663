import { Checkbox } from 'antd';
import type { MediaDirectory } from '../services/widget-services';

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
export function DirectoryBranch({ directories, firstId, ...branch }: DirectoryBranchProps) {
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
