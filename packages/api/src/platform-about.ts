/** Answer of GET core/platform. */
export interface PlatformAbout {
  name: string;
  version: string;
  /** It has all calls of this console, not only the documented ones. */
  hasExtensions: boolean;
}
