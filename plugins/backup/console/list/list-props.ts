import type { OpenDialog } from '../page/dialogs';
import type { ListPlace } from '../page/list-place';

export interface ListProps {
  place: ListPlace;
  onPlace: (change: Partial<ListPlace>) => void;
  onOpen: (dialog: OpenDialog) => void;
}
