import { type Collected, isWanted, maxCollected } from './collected';

/** The dropped files and folders, with all that is in them. Call it in the drop event: the browser forgets the drop after it. */
export function collectDropped(transfer: Pick<DataTransfer, 'items'>): Promise<Collected> {
  const dropped = [...transfer.items].filter(({ kind }) => kind === 'file');
  const entries = dropped.map((item) => item.webkitGetAsEntry() ?? item.getAsFile());
  return collect(entries.filter((entry) => entry !== null));
}

type Found = { entry: FileSystemEntry; directory: string };

async function collect(dropped: (FileSystemEntry | File)[]): Promise<Collected> {
  const collected: Collected = { files: [], emptyDirectories: [], unreadable: 0, isCut: false };
  const open: Found[] = [];
  for (const each of dropped) {
    if (each instanceof File) collected.files.push({ file: each, directory: '' });
    else open.push({ entry: each, directory: '' });
  }
  // Breadth first, without recursion: a folder may be nested as deep as its system allows.
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    if (collected.files.length + collected.emptyDirectories.length >= maxCollected) {
      collected.isCut = true;
      break;
    }
    await collectEntry(next, { collected, open }).catch(() => {
      collected.unreadable += 1;
    });
  }
  return collected;
}

async function collectEntry(
  { entry, directory }: Found,
  { collected, open }: { collected: Collected; open: Found[] },
): Promise<void> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    if (directory === '' || isWanted(file.name)) collected.files.push({ file, directory });
  } else if (isDirectory(entry)) {
    const path = `${directory === '' ? '' : `${directory}/`}${entry.name}`.normalize('NFC');
    const children = await childrenOf(entry);
    if (children.length === 0) collected.emptyDirectories.push(path);
    open.push(...children.map((child) => ({ entry: child, directory: path })));
  }
}

async function childrenOf(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    // Browsers answer a hundred at a time.
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0 || children.length > maxCollected) return children;
    for (const child of part) children.push(child);
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
