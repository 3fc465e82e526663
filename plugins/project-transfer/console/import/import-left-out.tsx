import { LeftOutContentNote } from '@signalbox/console-kit';
import type { PartCounts } from '../../shared/transfer';
import { usePartMessage } from '../parts/use-part-message';

/** Records and files of a project export that are not valid here. */
export function ImportLeftOut({ parts }: { parts: readonly PartCounts[] }) {
  const partMessage = usePartMessage();
  const leftOut = parts.flatMap(({ name, invalid }) => (invalid ? [{ name: partMessage(name), ...invalid }] : []));
  return <LeftOutContentNote parts={leftOut} />;
}
