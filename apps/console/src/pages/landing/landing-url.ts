const homeUrl = '/app/dashboard';

interface LandingOptions {
  /** `rectption_module` of the settings: the path of a page, with or without `/app/`. */
  module: unknown;
  /** True if the console has the page and the user may open it. */
  isOpen: (url: string) => boolean;
}

/** Where a user lands who asked for no page: on the landing module of the settings, else on the home page. */
export function landingUrl({ module, isOpen }: LandingOptions): string {
  const path = typeof module === 'string' ? module.trim().replace(/^\/?(app\/)?|\/+$/g, '') : '';
  if (!/^[\w-]+(\/[\w.-]+)*$/.test(path)) return homeUrl;
  const url = `/app/${path}`;
  return isOpen(url) ? url : homeUrl;
}
