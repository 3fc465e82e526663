import type { JsonObject } from '@signalbox/schemas';
import type { ComponentType } from 'react';
import type { Search } from './use-search';

/** A theme, stored as a complete object. The preview reads its colours. */
export type Theme = JsonObject & { id: string; name: string };

export interface Language {
  /** As on the wire: `zh_Hans`, `en`, `ar`. */
  code: string;
  /** In the language itself: `简体中文`, `English`. */
  label: string;
}

export interface LanguagePack extends Pick<Language, 'label'> {
  /** Undefined for a file that is not used, because its name is not that of a pack. */
  code: string | undefined;
  /** Path of the file in the media library. */
  filePath: string;
}

export interface Dashboard {
  id: string;
  name: string;
}

interface PermissionModel {
  /** The part of its permission keys before the point. */
  key: string;
  name: string;
}

/** A directory of the media library with its subdirectories. */
export interface MediaDirectory {
  path: string;
  name: string;
  child?: MediaDirectory[] | null;
}

export interface MediaPickerProps {
  open: boolean;
  /** Called with the URL or path to store. */
  onPick: (url: string) => void;
  onClose: () => void;
  /** Lower case, without the dot. Missing: files of every kind. */
  allowedExtensions?: readonly string[];
}

/** What the media library knows of a file. */
export interface MediaFile {
  bytes: number;
}

/** The uploaded icons, as the URLs that a value stores. */
export interface OwnIcons {
  list: () => Promise<string[]>;
  /** Resolves to the URL. Missing if the user may not upload icons. */
  upload?: (file: File) => Promise<string>;
  /** Where an icon is used. */
  uses?: (url: string) => Promise<IconUses>;
  /**
   * Missing if the user may not delete icons. Rejects for an icon that is in use, unless `isUsed`: the user has
   * seen its uses and confirmed.
   */
  remove?: (url: string, options: { isUsed: boolean }) => Promise<void>;
}

export interface IconUses {
  /** All uses, those that `names` leaves out included. */
  count: number;
  /** The first uses that the user may see, in the user's language. */
  names: string[];
}

/**
 * Services for widgets, provided by the composition root and by plug-ins. Without a service its control is not rendered.
 * Widgets show the message of an `Error` that a promise rejects with, so the message must be in the user's locale.
 */
export interface WidgetServices {
  uploadImage?: (file: File, category: string) => Promise<{ url: string }>;
  /** Prefixes a stored path with the media base URL. Never called for URLs, data URIs and paths starting /rest. */
  imageUrl: (value: string) => string;
  /** Draws one of the product's icons by its name, or an own icon by its URL. */
  Icon?: ComponentType<{ name: string }>;
  ownIcons?: OwnIcons;
  /** Lets the user choose a file of the media library. */
  MediaPicker?: ComponentType<MediaPickerProps>;
  /**
   * Returns what is known of the file at a stored address: `gone` if no file of the library is there any more,
   * undefined for an address that is not of the library.
   */
  findMediaFile?: (address: string) => Promise<MediaFile | 'gone' | undefined>;
  themes: { builtIn: Theme[]; load: () => Promise<Theme[]> };
  /** Offered languages, language packs included. */
  languages: Language[];
  /** Language of plain strings in a multi-language value. `zh_Hans` by default. */
  defaultLanguage?: string;
  /** `catalog` is the folder of the packs in the media library. */
  languagePacks?: {
    list: (catalog: string) => Promise<LanguagePack[]>;
    upload: (file: File, catalog: string) => Promise<void>;
    remove: (pack: LanguagePack) => Promise<void>;
  };
  mediaDirectories?: { load: () => Promise<MediaDirectory[]> };
  /** Loads the date picker's messages in the user's locale. The first date picker calls it. */
  loadDateMessages?: () => Promise<void>;
  /**
   * The models whose records have permissions of their own. `load` is missing if the user may not list models: then no
   * permission of records is known, and none is marked as unknown.
   */
  permissionModels?: { load?: () => Promise<PermissionModel[]> };
  /**
   * The dashboards that are not deleted. `find` resolves to undefined for any other. `blockedReason`: why the user may not
   * list them, in the user's locale; the widget then calls neither.
   */
  dashboards?: {
    search: Search<Dashboard>;
    find: (id: string) => Promise<Dashboard | undefined>;
    blockedReason?: string | undefined;
  };
}
