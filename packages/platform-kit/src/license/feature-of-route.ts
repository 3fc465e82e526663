import licenseGates from '@signalbox/schemas/data/license-gates.json';

export interface Route {
  method: string;
  /** As registered, e.g. `/rest/core/backup/:id`. */
  url: string;
}

/** Routes of the feature by their start, and those among them that stay open, each with its reason. */
interface Gate {
  routes: readonly string[];
  open?: Readonly<Record<string, string>>;
}

const gates = Object.entries<Gate>(licenseGates);

/** The license feature that a route needs, by `data/license-gates.json`. Undefined for one that no feature closes. */
export function featureOfRoute({ method, url }: Route): string | undefined {
  const path = url.replace(/^\/rest\//, '');
  const [feature, gate] =
    gates.find(([, { routes }]) => routes.some((start) => path === start || path.startsWith(`${start}/`))) ?? [];
  const isOpen = gate?.open?.[`${method === 'HEAD' ? 'GET' : method} ${path}`] !== undefined;
  return isOpen ? undefined : feature;
}
