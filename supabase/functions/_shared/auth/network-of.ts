const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const IPV4_WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/;
const GROUPS = 8;
/** A household gets a /64 at least, and may pick any address of it anew for each call (RFC 6177). */
const NETWORK_GROUPS = 4;
const NETWORK_SUFFIX = '::/64';
const RANGE_GROUPS = 3;

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
 * The wider part of the network an address lies in: the /24 of an IPv4 address, the /48 of an IPv6 one. A line may have a /56
 * or a /48 and call from each /64 of it (RFC 6177), so what is dear is counted by this too, with a higher limit.
 */
export function rangeOf(address: string): string {
  const network = networkOf(address);
  if (IPV4.test(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  const groups = network.endsWith(NETWORK_SUFFIX) && network.split(':').slice(0, RANGE_GROUPS);
  return groups ? `${groups.join(':')}::/48` : network;
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
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}${NETWORK_SUFFIX}`;
}
