import type { OpenDialog } from '../page/dialogs';
import type { GoToPlace, ListPlace } from '../page/list-place';

export interface ListProps {
  place: ListPlace;
  onPlace: GoToPlace;
  onOpen: (dialog: OpenDialog) => void;
}
