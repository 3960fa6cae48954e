import type { Emulator } from './emulator.ts';
import { missing, refused } from './fault.ts';
import { newId, nowSeconds } from './ids.ts';
import type { Metadata, Price, Product } from './objects.ts';

export interface ProductDraft {
  id?: string | undefined;
  name: string;
  description?: string | null | undefined;
  active?: boolean | undefined;
  metadata: Metadata;
}

export function makeProduct(emulator: Emulator, draft: ProductDraft): Product {
  const id = draft.id ?? newId('prod');
  if (emulator.tables.products.has(id))
    throw refused(`Product already exists: ${id}`, 'id', 'resource_already_exists');
  const product: Product = {
    id,
    object: 'product',
    active: draft.active ?? true,
    created: nowSeconds(),
    description: draft.description ?? null,
    livemode: false,
    metadata: draft.metadata,
    name: draft.name,
  };
  emulator.tables.products.set(id, product);
  return product;
}

export interface PriceDraft {
  product: string;
  currency: string;
  unitAmount: number;
  recurring: Price['recurring'];
  metadata: Metadata;
  active?: boolean | undefined;
  lookupKey?: string | undefined;
  /** Takes the lookup key away from the price that has it. */
  transferLookupKey?: boolean | undefined;
}

function claimLookupKey(emulator: Emulator, draft: PriceDraft): string | null {
  if (!draft.lookupKey) return null;
  const holder = [...emulator.tables.prices.values()].find(
    ({ lookup_key }) => lookup_key === draft.lookupKey,
  );
  if (holder && !draft.transferLookupKey)
    throw refused(
      `A price (\`${holder.id}\`) already uses that lookup key.`,
      'lookup_key',
      'resource_already_exists',
    );
  if (holder) holder.lookup_key = null;
  return draft.lookupKey;
}

export function makePrice(emulator: Emulator, draft: PriceDraft): Price {
  if (!emulator.tables.products.has(draft.product)) throw missing('product', draft.product, 'product');
  if (draft.unitAmount < 0)
    throw refused('Invalid non-negative integer', 'unit_amount', 'parameter_invalid_integer');
  const price: Price = {
    id: newId('price'),
    object: 'price',
    active: draft.active ?? true,
    created: nowSeconds(),
    currency: draft.currency.toLowerCase(),
    livemode: false,
    lookup_key: claimLookupKey(emulator, draft),
    metadata: draft.metadata,
    product: draft.product,
    recurring: draft.recurring,
    type: draft.recurring ? 'recurring' : 'one_time',
    unit_amount: draft.unitAmount,
  };
  emulator.tables.prices.set(price.id, price);
  return price;
}
