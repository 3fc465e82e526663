import type { JsonObject } from '@signalbox/schemas';
import type { ComponentType } from 'react';

/** A theme is stored whole. Its colours are read for the preview, whatever else it holds. */
export type Theme = JsonObject & { id: string; name: string };

export interface Language {
  /** As on the wire: `zh_Hans`, `en`, `ar`. */
  code: string;
  /** In the language itself: `简体中文`, `English`. */
  label: string;
}

export interface LanguagePack extends Language {
  /** Where the `label[code].json` file stands in the media library. */
  filePath: string;
}

export interface Dashboard {
  id: string;
  name: string;
}

/** A directory of the media library, with what lies below it. */
export interface MediaDirectory {
  path: string;
  name: string;
  child?: MediaDirectory[] | null;
}

export interface MediaPickerProps {
  open: boolean;
  /** The file's address as it is to be stored. */
  onPick: (url: string) => void;
  onClose: () => void;
  /** Lower case, without the dot. */
  allowedExtensions: string[];
}

/** An FTP server as it is typed; the password may be the marker of the stored one. */
export interface FtpTrialProps {
  server: { host: string; username: string; port?: number; secure?: string; password?: string | { isSet: true } };
  disabled: boolean;
}

/**
 * What widgets need from outside. The composition root fills it; a service that is absent takes its control off the screen.
 * A promise that is rejected with an `Error` shows that error's message, so it has to be in the reader's language.
 */
export interface WidgetServices {
  uploadImage?: (file: File, category: string) => Promise<{ url: string }>;
  /** Prefixes a stored path with the media base URL. Never called for URLs, data URIs and paths starting /rest. */
  imageUrl: (value: string) => string;
  /** Present while the media plug-in is installed. */
  MediaPicker?: ComponentType<MediaPickerProps>;
  /** Tries an FTP server; present while the backup plug-in is installed. */
  FtpTrial?: ComponentType<FtpTrialProps>;
  themes: { builtIn: Theme[]; load: () => Promise<Theme[]> };
  /** Languages offered, language packs included. */
  languages: Language[];
  /** Language of the plain strings in a multi-language value; the first of `languages` without it. */
  defaultLanguage?: string;
  /** `catalog` is the folder of the media library in which the packs lie. */
  languagePacks?: {
    list: (catalog: string) => Promise<LanguagePack[]>;
    upload: (file: File, catalog: string) => Promise<void>;
    remove: (pack: LanguagePack) => Promise<void>;
  };
  mediaDirectories?: { load: () => Promise<MediaDirectory[]> };
  /** Makes date pickers speak the reader's language; asked by the first of them. */
  loadDateMessages?: () => Promise<void>;
  dashboards?: { load: () => Promise<Dashboard[]> };
}
