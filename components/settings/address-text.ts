import type { AddressFault } from '@/shared/engines/server-config.ts';
import { sayServer } from './say.ts';

/** What is wrong with an address as it was typed, said by its field. `example`: one that would do. */
export function addressText({ kind, scheme }: AddressFault, example: string): string {
  switch (kind) {
    case 'scheme':
      return sayServer('address_scheme', { scheme: scheme ?? '' });
    case 'credentials':
    case 'open':
      return sayServer(`address_${kind}`);
    default:
      return sayServer(`address_${kind}`, { example });
  }
}
