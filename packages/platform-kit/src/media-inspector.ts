import type { PlatformError } from '@signalbox/api';
import type { JsonObject } from '@signalbox/schemas';

/** Validates files as an upload does, for every caller that writes files into a media library. */
export interface MediaInspector {
  /**
   * Validates the name, the size and the content of a file for its place. Resolves with the bytes to store instead of the
   * file's own, or with undefined if those may be stored unchanged. Throws `invalidPath`, `tooLarge` or
   * `formatNotAllowed`. Drawings are sanitised, and always resolve with their bytes.
   */
  inspect(file: FileToInspect): Promise<Uint8Array | undefined>;
  /**
   * As `inspect`, for a batch of small files. Resolves in order with the result of each, or the error that `inspect` would
   * throw. A slow batch takes several turns. Throws errors that are not those of a file, such as `tooManyRequests`.
   */
  inspectAll(batch: FilesToInspect): Promise<InspectionResult[]>;
}
export type InspectionResult = Uint8Array | PlatformError | undefined;
export interface FilesToInspect extends InspectionOptions {
  files: readonly InspectedFile[];
}
export interface FileToInspect extends InspectedFile, InspectionOptions {}
export interface InspectedFile {
  /** Inside a project's media library, such as `img/pump.png`. The directory determines which files are allowed. */
  path: string;
  /** Absolute path of the file to read. It is not changed. */
  location: string;
}
interface InspectionOptions {
  /** Effective settings of the project, with the allow-list of the library. */
  settings: JsonObject;
  /**
   * True: a picture of the console's own forms (`img`, `logo`, …) need not be in the allow-list. Restores and imports pass true, uploads
   * do not (docs/decisions/0010).
   */
  isFormPicture?: boolean;
  /** Owner of the turn: the id of a user or of a task. */
  owner: string;
}
