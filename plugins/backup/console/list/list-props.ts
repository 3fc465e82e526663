import type { ShownBackup } from '../backup-record';
import type { GoToPlace, ListPlace } from '../list-place';

export type OpenDialog =
  | { kind: 'one-click' }
  | { kind: 'upload' }
  | { kind: 'cycles' }
  | { kind: 'restore' | 'download'; backup: ShownBackup };

export interface ListProps {
  place: ListPlace;
  onPlace: GoToPlace;
  onOpen: (dialog: OpenDialog) => void;
}
