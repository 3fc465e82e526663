/**
 * True when the operator lists this server. `targets` are hosts (`files.example.org`), hosts with a port
 * (`files.example.org:2121`, `[fd00::5]:21`) and domains (`*.example.org`). Undefined allows every server.
 */
export function isAllowedTarget(
  targets: readonly string[] | undefined,
  { host, port }: { host: string; port: number },
): boolean {
  if (targets === undefined) return true;
  const name = host.toLowerCase().replace(/\.$/, '');
  return targets.some((target) => {
    const { host: allowed, port: only } = partsOf(target.toLowerCase());
    if (only !== undefined && only !== port) return false;
    return allowed.startsWith('*.') ? name.endsWith(allowed.slice(1)) : name === allowed;
  });
}

function partsOf(target: string): { host: string; port: number | undefined } {
  const { host = target, port } = /^\[?(?<host>[^[\]]+?)\]?(?::(?<port>\d+))?$/.exec(bracketed(target))?.groups ?? {};
  return { host, port: port === undefined ? undefined : Number(port) };
}

/** An IPv6 address without brackets has no port. */
function bracketed(target: string): string {
  return target.split(':').length > 2 && !target.startsWith('[') ? `[${target}]` : target;
}
