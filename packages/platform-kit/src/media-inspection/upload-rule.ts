import { PlatformError } from '@signalbox/api';
import type { JsonObject } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { languagePackDirectory } from '../media';
import { extensionOf, imageExtensions, knownExtensions } from './formats';
import { rejectNoPackName } from './language-pack';

/** The rule for files of a directory of the media library. */
interface UploadRule {
  maxBytes: number;
  /** Throws `formatNotAllowed`, and `noImageFormat` where no name would fit. */
  checkName: (name: string) => void;
  isLanguagePack: boolean;
  isImage: boolean;
}

export interface UploadOptions {
  /** A path inside the media library. Its first name selects the rule. */
  directory: string;
  settings: JsonObject;
  /** True for pictures of the console's own forms in an archive: they need not be in the library's allow-list. */
  isFormPicture?: boolean;
}

export function uploadRule({ directory, settings, isFormPicture = false }: UploadOptions): UploadRule {
  const [category = ''] = directory.split('/');
  if (category === languagePackDirectory) {
    return { maxBytes: 1024 * 1024, checkName: rejectNoPackName, isLanguagePack: true, isImage: false };
  }
  const isImage = imageCategories.has(category);
  const allowed = isImage && isFormPicture ? imageExtensions : allowedExtensions(settings);
  const extensions = isImage ? new Set([...imageExtensions].filter((extension) => allowed.has(extension))) : allowed;
  return {
    maxBytes: iconCategories.has(category) ? 500 * 1024 : isImage ? 10 * 1024 * 1024 : 512 * 1024 * 1024,
    checkName(name) {
      const extension = extensionOf(name);
      if (isImage && extensions.size === 0)
        throw new PlatformError('noImageFormat', { field: 'file', params: { directory: category } });
      if (!extensions.has(extension)) {
        throw new PlatformError('formatNotAllowed', {
          field: 'file',
          detail: isImage ? `${name}: ${[...extensions].join(', ')}` : name,
        });
      }
    },
    isLanguagePack: false,
    isImage,
  };
}

/** True for files that settings refer to: pictures of forms, and language packs. Users who may change settings may upload these. */
export function isOfSettings(category: string): boolean {
  return imageCategories.has(category) || category === languagePackDirectory;
}

/** True for the directories of icons, whose files have at most 500 KB. */
export function isOfIcons(category: string): boolean {
  return iconCategories.has(category);
}

const iconCategories = new Set(['icon', 'modelIcon']);
/** Directories of the console's own forms: logo, background, pictures of pages and models. */
const imageCategories = new Set(['img', 'image', 'logo', 'background', 'avatar', ...iconCategories]);

/** Extensions that the setting `mediaLibraryAllowList` allows; all that the product knows if it was never set. */
function allowedExtensions({ mediaLibraryAllowList }: JsonObject): ReadonlySet<string> {
  if (!Array.isArray(mediaLibraryAllowList)) return new Set(knownExtensions);
  return new Set(mediaLibraryAllowList.filter(isJsonObject).flatMap(extensionsOf));
}

/** `format` lists `.png`; `otherFormat` is `.abc/.xyz`. */
function extensionsOf({ format, otherFormat }: JsonObject): string[] {
  const listed = Array.isArray(format) ? format : [];
  const others = typeof otherFormat === 'string' ? otherFormat.split('/') : [];
  return [...listed, ...others]
    .map((extension) => String(extension).trim().replace(/^\./, '').toLowerCase())
    .filter((extension) => extension !== '');
}
