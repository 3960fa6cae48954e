import { randomBytes } from 'node:crypto';
import type { Emulator } from './emulator.ts';
import { newId, nowSeconds } from './ids.ts';
import type { Customer } from './objects.ts';

/** A new customer, told to the webhook. */
export function makeCustomer(
  emulator: Emulator,
  facts: Partial<Pick<Customer, 'email' | 'name' | 'phone' | 'description' | 'metadata'>>,
): Customer {
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: nowSeconds(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: facts.description ?? null,
    discount: null,
    email: facts.email ?? null,
    invoice_prefix: randomBytes(4).toString('hex').toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null },
    livemode: false,
    metadata: facts.metadata ?? {},
    name: facts.name ?? null,
    phone: facts.phone ?? null,
    shipping: null,
  };
  emulator.tables.customers.set(customer.id, customer);
  emulator.emit('customer.created', customer);
  return customer;
}
