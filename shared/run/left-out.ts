import type { ResultRemark } from '@/shared/contracts/enhance.ts';

const leftOutBy = {
  mode: ['needs_model', 'no_picture', 'no_mail', 'kept_message'],
  persona: ['persona_unused', 'own_role'],
} as const satisfies Record<string, readonly ResultRemark[]>;

/** Whether a result says of its mode or its persona that nothing of that went into it: it is not named beside it then. */
export const isLeftOut = (what: keyof typeof leftOutBy, remarks: readonly ResultRemark[] = []): boolean =>
  leftOutBy[what].some((one) => remarks.includes(one));
