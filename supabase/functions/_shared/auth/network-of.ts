const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const IPV4_WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/;
const GROUPS = 8;
/** A household gets a /64 at least, and may pick any address of it anew for each call (RFC 6177). */
const NETWORK_GROUPS = 4;

/** The eight groups of an IPv6 address without leading zeros, the form `URL` writes it in; undefined for anything else. */
function groupsOf(address: string): string[] | undefined {
  const bare = address.replace(/^\[|\](?::\d+)?$/g, '').replace(/%.*$/, '');
  if (!bare.includes(':') || !URL.canParse(`http://[${bare}]/`)) return undefined;
  const canonical = new URL(`http://[${bare}]/`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  return tail === undefined ? before : [...before, ...zeros, ...after];
}

/**
 * What calls of one caller have in common, to count them by: an IPv4 address whole, of an IPv6 address its /64, an IPv4
 * address written as IPv6 as what it is.
 */
export function networkOf(address: string): string {
  const ipv4 = IPV4_WITH_PORT.exec(address)?.[1] ?? address;
  if (IPV4.test(ipv4)) return ipv4;
  const groups = groupsOf(address);
  if (!groups) return address;
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  if (isMapped) {
    const bytes = groups.slice(6).flatMap((group) => {
      const value = Number.parseInt(group, 16);
      return [value >> 8, value & 255];
    });
    return bytes.join('.');
  }
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
