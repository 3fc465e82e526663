/** An item of a dialog that changes many. */
export interface BulkItem {
  /** Its path, or its id in the trash. */
  key: string;
  name: string;
}
