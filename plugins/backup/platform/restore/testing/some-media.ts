/** Media of a platform before a restore, with one file of another project. */
export const mediaBefore = {
  'pics/logo.txt': 'old logo',
  'pics/same.txt': 'same',
  'pics/own.txt': 'only here',
  'notes.txt': 'top',
  'gone/deep/a.txt': 'a',
  '_p_north/pics/logo.txt': "north's",
};

/** The media of its backup. */
export const mediaArchived = {
  'pics/logo.txt': 'new logo',
  'pics/same.txt': 'same',
  'pics/added.txt': 'added',
  'docs/deep/b.txt': 'b',
  'empty/': '',
};
