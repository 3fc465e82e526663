import { LeftOutContentNote } from '../left-out-content';
import type { PartCounts } from './transfer';
import { usePartWord } from './use-part-word';

/** Records and files of a project export that are not valid here. */
export function ImportLeftOut({ parts }: { parts: readonly PartCounts[] }) {
  const partWord = usePartWord();
  const leftOut = parts.flatMap(({ name, invalid }) => (invalid ? [{ name: partWord(name), ...invalid }] : []));
  return <LeftOutContentNote parts={leftOut} />;
}
