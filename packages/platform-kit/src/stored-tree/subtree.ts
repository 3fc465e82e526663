import type { FileTree } from '../file-tree';

/** A directory of a tree that is not on the disk, as a tree of its own. */
export function subtreeOf(tree: FileTree, root: string): FileTree {
  const at = (path: string) => (path === '' ? root : `${root}/${path}`);
  return {
    stat: (path) => tree.stat(at(path)),
    names: (path) => tree.names(at(path)),
    entries: (path) => tree.entries(at(path)),
    makeDirectory: (path) => tree.makeDirectory(at(path)),
    read: (path, range) => tree.read(at(path), range),
    write: (path, content) => tree.write(at(path), content),
    importFile: (file, path, options) => tree.importFile(file, at(path), options),
    importDirectory: (directory, path) => tree.importDirectory(directory, at(path)),
    link: (from, to) => tree.link(at(from), at(to)),
    move: (from, to) => tree.move(at(from), at(to)),
    sync: (path) => tree.sync(at(path)),
    copy: (from, to) => tree.copy(at(from), at(to)),
    remove: (path) => tree.remove(at(path)),
    removeEmpty: (path) => tree.removeEmpty(at(path)),
    digests: (paths, options) => tree.digests(paths.map(at), options),
    borrow: (path) => tree.borrow(at(path)),
  };
}
