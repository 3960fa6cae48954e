import type { LegalText } from './legal-text.ts';

/** Terms of service (spec §2: fourteen sections). */
export const termsOfService: LegalText = {
  title: 'Terms of Service',
  updated: 'May 12, 2025',
  lead: 'What you can expect of Whetstone, and what we expect of you.',
  sections: [
    {
      id: 'agreement',
      title: 'These terms',
      blocks: [
        'These terms apply when you use the Whetstone extension, this website or the services behind them. By using them you agree to these terms. If you do not agree, please do not use them.',
      ],
    },
    {
      id: 'service',
      title: 'What Whetstone does',
      blocks: [
        'Whetstone rewrites and optimises prompts and drafted text. The extension works in the field you write in; this website holds the generator, the gallery of templates and your account.',
        'Every rewrite is a suggestion. Read it before you send it: you decide what leaves your hands.',
      ],
    },
    {
      id: 'eligibility',
      title: 'Who may use it',
      blocks: [
        'You must be at least 13 years old, and old enough where you live to agree to these terms, or have the consent of a parent. If you use Whetstone for a company, you confirm that you may agree for it.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'What you enter when you register must be accurate, and kept so. Your email address has to be confirmed before you can log in.',
        'Keep your password to yourself. What happens under your account is your responsibility; if you think somebody else is using it, change the password, sign out everywhere on your profile page, and tell us.',
      ],
    },
    {
      id: 'media-intelligence',
      title: 'The media intelligence platform',
      blocks: [
        'The media intelligence platform analyses public conversations from Reddit, Quora, Stack Exchange, YouTube and X and writes detailed or concise reports on them. It can also run a consumer survey or an opportunity assessment, and you can discuss a result with an AI assistant.',
        'Reports rest on what others have published. They can be incomplete, outdated or wrong, and they are no professional advice. The terms of each source apply to what you do with its content. Which kinds of analysis are on offer at a given time is shown on the generator page.',
      ],
    },
    {
      id: 'credits',
      title: 'Free and premium tiers, and credits',
      blocks: [
        'The free tier comes with credits, and more can be claimed from time to time as shown in your account. The premium tiers, Starter, Pro and Business, add credits for each paid month. What each call costs is shown on this site.',
        [
          'Credits may expire.',
          'Credits are non-refundable, cannot be exchanged for money, and cannot be passed to another account.',
          'An analysis is paid for before it runs and is not refunded if it fails; one that finds too little to draw conclusions gives its credits back. For all other calls, credits come back by themselves when nothing was delivered.',
        ],
        'Rewriting on your device needs no credits.',
      ],
    },
    {
      id: 'payment',
      title: 'Prices and payment',
      blocks: [
        'Prices are shown before you buy. Paid plans are subscriptions: they renew every month at the price you agreed to, until you cancel. Payments are taken by our payment provider under its own terms. Taxes may be added where the law says so.',
        'If a renewal cannot be paid, the provider tries again for a while; after that the subscription ends and the account goes on as a free one.',
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancellation',
      blocks: [
        'You can cancel at any time on the billing page. Your subscription remains active to the end of the billing period you have paid for. Then the account goes on with the free plan. Rights that the law gives you as a consumer stay untouched.',
      ],
    },
    {
      id: 'content',
      title: 'Your text',
      blocks: [
        'What you write stays yours, and so does what Whetstone makes of it, as far as the law allows. You allow us to process it for as long as it takes to answer you. How it is handled is described in the Privacy Policy.',
        'You are responsible for what you send and for how you use the result.',
      ],
    },
    {
      id: 'acceptable-use',
      title: 'Acceptable use',
      blocks: [
        'Do not use Whetstone:',
        [
          'to break the law, or to harm, deceive or harass people;',
          'to send text you have no right to send;',
          'to get around limits, credits or security, or to probe the service without our consent;',
          'to disturb the service for others, for example by automated mass calls.',
        ],
      ],
    },
    {
      id: 'termination',
      title: 'Suspension and termination',
      blocks: [
        'You can delete your account at any time on your profile page. We may suspend or terminate an account that breaches these terms. Where it is fair to, we warn first and give you a chance to put things right. A suspended account cannot sign in or spend credits.',
      ],
    },
    {
      id: 'warranty',
      title: 'Warranty and liability',
      blocks: [
        'Whetstone is provided as it is. We work to keep it available and right, but we cannot promise that it never fails or that every result fits your purpose.',
        'As far as the law allows, we are not liable for indirect damage, and our liability is limited to what you paid us in the twelve months before. Nothing here limits liability that the law does not let us limit.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'We may change these terms. We give notice of changes at least 30 days before they take effect, on this page and, if you have an account, by email. If you go on using Whetstone after that, the new terms apply; if you do not want them, you can cancel and delete your account before.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: ['Questions about these terms go to {contact}.'],
    },
  ],
};
