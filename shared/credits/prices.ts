/** What a call costs and when (spec §9, design §5). */
export interface Price {
  credits: number;
  /** The `reason` of its ledger entries. */
  reason: string;
  /** Whether the credits come back when nothing was delivered. */
  refundedOnFailure: boolean;
}

export const prices = {
  enhance: { credits: 1, reason: 'enhance', refundedOnFailure: true },
  action: { credits: 1, reason: 'action', refundedOnFailure: true },
  'follow-ups': { credits: 1, reason: 'follow-ups', refundedOnFailure: true },
  persona: { credits: 1, reason: 'persona', refundedOnFailure: true },
  answer: { credits: 1, reason: 'answer', refundedOnFailure: true },
  'file-question': { credits: 1, reason: 'file-question', refundedOnFailure: true },
  image: { credits: 1, reason: 'image', refundedOnFailure: true },
  /** spec §9: taken before the work and not given back, unless a row of `analysis_refunds` says so (decision 43). */
  analysis: { credits: 5, reason: 'analysis', refundedOnFailure: false },
  'image-chat': { credits: 1, reason: 'image-chat', refundedOnFailure: true },
  generate: { credits: 1, reason: 'generate', refundedOnFailure: true },
} as const satisfies Record<string, Price>;
