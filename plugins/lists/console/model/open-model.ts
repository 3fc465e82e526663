import type { ListedModel } from '../../shared/list-model';
import type { ListColumn } from '../columns/list-column';
import type { ModelSchema } from './model-queries';

/** The model of the open list, as the user may see it. */
export interface OpenModel extends Omit<ListedModel, 'title'>, ModelSchema {
  /** In the language of the user. */
  name: string;
  /** The columns that the user may see, in the order of the form. The first one names a record. */
  columns: readonly ListColumn[];
}
