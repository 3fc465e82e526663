import { errorTable } from '@signalbox/api';
import { ApiError } from '@signalbox/api/client';
import { useConsole, useMay } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { UsesNote } from '../uses/uses-note';
import { usesOfQuery } from '../uses/uses-of';
import type { BulkItem } from './bulk-item';
import type { Failed } from './run-each';

/** The file that an item would replace. Undefined for an item that replaces none, such as a folder. */
export type PlaceOf<Item> = (item: Item) => string | undefined;

interface ReplacedUsesProps<Item extends BulkItem> {
  failed: readonly Failed<Item>[];
  placeOf: PlaceOf<Item>;
}

/** Before files are replaced by those with their names: where their addresses are stored. */
export function ReplacedUses<Item extends BulkItem>({ failed, placeOf }: ReplacedUsesProps<Item>) {
  const { api } = useConsole();
  const mayReplace = useMay()('media.edit');
  const paths = failed.flatMap(({ item, error }) => (isTaken(error) ? (placeOf(item) ?? []) : []));
  const uses = useQuery({ ...usesOfQuery(api, paths), enabled: mayReplace && paths.length > 0 });
  if (!mayReplace || paths.length === 0 || uses.data?.count === 0) return null;
  return <UsesNote change="replace" uses={uses} />;
}

function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === errorTable.alreadyExists.code;
}
