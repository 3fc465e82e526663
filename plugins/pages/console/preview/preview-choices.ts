/** Pixels of the screens that the preview draws. */
export const screenWidths = { phone: 390, tablet: 768, desktop: 1440 } as const;
export type Screen = keyof typeof screenWidths;

/** Where the menu is, and how its groups open: at the side in place, at the side in popups, or in the header. */
export const menuLayouts = ['inline', 'beside', 'top'] as const;
export type MenuLayout = (typeof menuLayouts)[number];

/** What the preview shows. It is part of the address: a link opens the same preview. */
export interface PreviewChoices {
  isOpen: boolean;
  /** Id of a viewer; undefined for the user's own view. */
  viewer: string | undefined;
  /** BCP-47; undefined for the user's own locale. */
  language: string | undefined;
  /** Undefined for the layout of the settings. */
  layout: MenuLayout | undefined;
  screen: Screen;
}

export function readChoices(search: URLSearchParams): PreviewChoices {
  const layout = search.get('layout');
  return {
    isOpen: search.get('preview') === 'open',
    viewer: search.get('as') ?? undefined,
    language: search.get('language') ?? undefined,
    layout: menuLayouts.find((each) => each === layout),
    screen: screens.find((each) => each === search.get('screen')) ?? 'desktop',
  };
}

/** The address with other choices. It keeps all other parameters, and has none for a default. */
export function withChoices(search: URLSearchParams, changes: Partial<PreviewChoices>): URLSearchParams {
  const { isOpen, viewer, language, layout, screen } = { ...readChoices(search), ...changes };
  const values = {
    preview: isOpen ? 'open' : undefined,
    as: viewer,
    language,
    layout,
    screen: screen === 'desktop' ? undefined : screen,
  };
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export const screens: readonly Screen[] = ['phone', 'tablet', 'desktop'];

/** The layout that the settings choose for the front end. */
export function savedLayout({ layout, layout_mode }: { layout?: unknown; layout_mode?: unknown }): MenuLayout {
  if (layout === 'layout2') return 'top';
  return layout_mode === 'vertical' ? 'beside' : 'inline';
}
