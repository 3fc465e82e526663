/** The directory of a path; '' for the top. */
export function parentOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The path itself and all directories above it, the outermost first, without the top. */
export function ancestorsOf(path: string): string[] {
  const names = path === '' ? [] : path.split('/');
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}
