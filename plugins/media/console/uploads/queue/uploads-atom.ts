import { atom } from 'jotai/vanilla';
import type { UploadItem } from '../items/upload-item';
import type { UnfinishedUpload } from '../unfinished/unfinished-upload';
import { hasRecords } from '../unfinished/unfinished-records';

export interface UploadsState {
  items: readonly UploadItem[];
  unfinished: readonly UnfinishedUpload[];
  /** The part of the last choice or drop that was not added. */
  leftOut?: LeftOut;
}

/** `isCut`: there was more than one upload takes. `unreadable`: number of files and folders. */
export interface LeftOut {
  isCut: boolean;
  unreadable: number;
}

/** The uploads of the session, as the queue publishes them. */
export const uploadsAtom = atom<UploadsState>({ items: [], unfinished: [] });

/** True once there were uploads. */
export const isUsedAtom = atom(false);

/** True once there is something to show: uploads of this session, or unfinished ones of earlier visits. */
export const isNeededAtom = atom((get) => get(isUsedAtom) || hasRecords());
