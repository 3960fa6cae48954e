import type { AddressFault } from '@/shared/engines/server-config.ts';

/** What is wrong with an address as it was typed, said by its field. `example`: one that would do. */
export function addressText({ kind, scheme }: AddressFault, example: string): string {
  switch (kind) {
    case 'empty':
      return `Type an address, such as ${example}.`;
    case 'blank':
      return `An address has no spaces in it. It looks like ${example}.`;
    case 'scheme':
      return `${scheme}// does not lead to a model server. Begin with http:// or https://.`;
    case 'credentials':
      return 'Leave out the name and password before the @: an address is kept and shown as it is.';
    case 'open':
      return 'A key may only go to an address that begins with https://.';
    case 'malformed':
      return `This is not an address. It looks like ${example}.`;
  }
}
