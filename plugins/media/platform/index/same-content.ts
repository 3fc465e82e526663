interface Content {
  bytes: number;
  modifiedAt: Date;
}

/** True for files of equal size and time of change. */
export function isSameContent(one: Content, other: Content | undefined): boolean {
  return other?.bytes === one.bytes && other.modifiedAt.getTime() === one.modifiedAt.getTime();
}
