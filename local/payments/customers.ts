import { randomBytes } from 'node:crypto';
import type { Emulator } from './emulator.ts';
import { missing } from './fault.ts';
import { newId, nowSeconds } from './ids.ts';
import type { Customer, Metadata } from './objects.ts';

/** A new customer, told to the webhook. */
export function makeCustomer(
  emulator: Emulator,
  facts: { email?: string | undefined; name?: string | undefined; metadata: Metadata },
): Customer {
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    balance: 0,
    created: nowSeconds(),
    delinquent: false,
    email: facts.email || null,
    invoice_prefix: randomBytes(4).toString('hex').toUpperCase(),
    invoice_settings: { default_payment_method: null },
    livemode: false,
    metadata: facts.metadata,
    name: facts.name || null,
  };
  emulator.tables.customers.set(customer.id, customer);
  emulator.emit('customer.created', customer);
  return customer;
}

/** A customer that is there. */
export function findCustomer(emulator: Emulator, id: string): Customer {
  const customer = emulator.tables.customers.get(id);
  if (!customer || customer.deleted) throw missing('customer', id, 'customer');
  return customer;
}
