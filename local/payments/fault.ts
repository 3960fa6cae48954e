import type { ContentfulStatusCode } from 'hono/utils/http-status';

export interface FaultDetails {
  type?: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  code?: string;
  decline_code?: string;
  param?: string;
  /** What was charged in vain, as the vendor tells it. */
  charge?: string;
}

/** An answer that is no success, in the vendor's own shape. */
export class Fault extends Error {
  override name = 'Fault';
  readonly status: ContentfulStatusCode;
  readonly details: FaultDetails;

  constructor(status: ContentfulStatusCode, message: string, details: FaultDetails = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }

  toJSON() {
    return { error: { type: 'invalid_request_error', ...this.details, message: this.message } };
  }
}

/** 404 of an id that nobody knows. */
export function missing(what: string, id: string, param = 'id'): Fault {
  return new Fault(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param });
}

/** 400 of a call that makes no sense as it stands. */
export function refused(message: string, param?: string, code?: string): Fault {
  return new Fault(400, message, { ...(param && { param }), ...(code && { code }) });
}

/** 402 of a card that does not pay. */
export function declined(message: string, details: Omit<FaultDetails, 'type'>): Fault {
  return new Fault(402, message, { type: 'card_error', ...details });
}
