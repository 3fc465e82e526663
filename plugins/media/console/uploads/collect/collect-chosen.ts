import { parentOf } from '../../library/paths';
import { type Collected, isWanted, maxCollected } from './collected';

/** The files of an input. Those of a folder keep their path, which starts with the name of that folder. */
export function collectChosen(chosen: Iterable<File>): Collected {
  const files = [...chosen].filter(({ name, webkitRelativePath }) => webkitRelativePath === '' || isWanted(name));
  return {
    files: files
      .slice(0, maxCollected)
      .map((file) => ({ file, directory: parentOf(file.webkitRelativePath).normalize('NFC') })),
    emptyDirectories: [],
    unreadable: 0,
    isCut: files.length > maxCollected,
  };
}
