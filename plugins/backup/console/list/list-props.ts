import type { BackupRecord } from '../backup-record';
import type { GoToPlace, ListPlace } from '../list-place';

export type OpenDialog =
  | { kind: 'one-click' }
  | { kind: 'upload' }
  | { kind: 'cycles' }
  | { kind: 'restore' | 'download'; backup: BackupRecord };

export interface ListProps {
  place: ListPlace;
  onPlace: GoToPlace;
  onOpen: (dialog: OpenDialog) => void;
}
