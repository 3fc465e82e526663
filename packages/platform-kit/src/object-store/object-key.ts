/** Throws `TypeError` for a key that could leave the store, or that another store could not have. */
export function checkKey(key: string): void {
  const isValid = key.length <= maxLength && key.split('/').every((name) => name !== '' && !name.startsWith('.'));
  if (!isValid || /[\p{Control}\\]/u.test(key))
    throw new TypeError(`No key of an object: ${JSON.stringify(key.slice(0, 100))}`);
}

/** A bucket accepts 1024 bytes, which include its prefix. */
const maxLength = 500;
