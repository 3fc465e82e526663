/** Which backups a cycle keeps: `retention` of the dialog forms of cycles. */
export type Retention =
  | { kind: 'all' }
  | { kind: 'count'; count: number }
  | { kind: 'days'; days: number }
  /** The latest backup of each of so many days, weeks and months. */
  | { kind: 'generations'; daily: number; weekly: number; monthly: number };

export const keepAll: Retention = { kind: 'all' };
