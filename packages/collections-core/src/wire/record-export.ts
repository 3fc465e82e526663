/** The answer of `POST core/record/{model}/export`: a link for one download within a minute. */
export interface ExportLink {
  /** Without `/rest`. It needs no session, so that the browser downloads it by itself. */
  url: string;
  /** Name of the file. */
  name: string;
  /** Records that will be in it. */
  count: number;
  /** True if `count` is the planner's estimate: more than `maxExactCount`. */
  isEstimate: boolean;
}

/** A worksheet has at most 1,048,576 rows; the first one has the titles. */
export const maxXlsxRecords = 1_048_575;
