import type { LegalText } from './legal-text.ts';

/** Cookie policy (spec §2: ten sections). Its table is the registry of `shared/client/cookies.ts`. */
export const cookiePolicy: LegalText = {
  title: 'Cookie Policy',
  updated: 'November 28, 2026',
  firstPublished: 'May 12, 2025',
  lead: 'Which cookies this website sets, why, and how to be rid of them.',
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      blocks: [
        'This policy describes the cookies and similar storage that the Whetstone website and extension use. The table below is made from the same list the website sets its cookies from, so it is complete.',
      ],
    },
    {
      id: 'what-cookies-are',
      title: 'What cookies are',
      blocks: [
        'A cookie is a short text that a website asks your browser to keep and to hand back on later visits. It runs nothing and can only be read by the site that set it. Browsers offer further storage of their own, which pages and extensions use in a similar way.',
      ],
    },
    {
      id: 'why',
      title: 'Why we use cookies',
      blocks: [
        'We use them to remember choices you make, so that you do not have to make them again. We set none for advertising, and none that follows you to other sites.',
      ],
    },
    {
      id: 'types',
      title: 'Types of cookies',
      blocks: [
        [
          'Essential, up to 30 days: without these, signing in would not work. At present we set none; your session is kept in local storage instead (section 6).',
          'Functionality, 90 days: remember your choices. Each is set when you make the choice, not before.',
          'Performance, 1 day: keep what was just fetched, so that it need not be fetched again. At present we set none.',
          'Analytics, 2 years: tell your visits from others, by a random number, so that we can count how the site is used. Set only after you agreed, and taken away when you change your mind below.',
        ],
      ],
    },
    {
      id: 'specific-cookies',
      title: 'Specific cookies',
      blocks: [
        'These are all the cookies this website sets. Each is a first-party cookie, and its time starts anew when it is set again.',
        { table: 'cookies' },
      ],
    },
    {
      id: 'storage',
      title: 'Local and extension storage',
      blocks: [
        [
          'whetstone-session, in local storage: your session after you log in. Kept until you log out.',
          'generationAttempts, in local storage: how often you used the generator without an account. Kept until you log in.',
          'whetstone-question and whetstone-topic, in local storage: what you had typed when you went to log in or sign up, so that it is still there afterwards, also in the tab that our mail opens. It is used for an hour at most, and for a minute after you are back; your next visit to the page after that deletes it.',
          'whetstone-drafts and whetstone-prompts, in session storage: what you typed into the generator, media intelligence and the trial on the home page, and the prompts that were made, so that they are still there when you come back or reload. Kept until you log out or close the tab. The findings of a report that go along are kept over a reload, until you leave the page.',
          'whetstone-own-texts, in session storage: the texts you brought along to media intelligence, and what narrows its question, so that they are still there when you come back or reload. Kept until you log out or close the tab.',
          'whetstone-seen-reports, in session storage: the ids of your reports that you have seen, so that they are not announced again. Kept until you log out or close the tab.',
          'whetstone-chat, in session storage: what you asked about your reports, and what was answered, so that it is still there after a reload. Kept until you log out or close the tab.',
          'whetstone-account, in session storage: the id of your account, so that a logout in any tab deletes what is kept in this one. Kept until you log out or close the tab.',
          'whetstone-lost, in local storage: the id of your account where your session ended by itself, so that what you typed waits for you. Kept until somebody logs in.',
          'whetstone-reset, in session storage: the right to set a new password, after you open the link in our mail. Kept for an hour at most.',
          'whetstone-plan-switch and whetstone-left-to-pay, in session storage: the plan you are changing to, and that you went to the payment page. Kept until you are back, log out or close the tab.',
          'Extension storage: your settings, the library, personas, the history of your rewrites, the request log, files and the draft in the panel until you close the browser, and the device token once you connect the extension with an account. The rest is kept until you delete it or uninstall the extension.',
        ],
      ],
    },
    {
      id: 'managing',
      title: 'Managing cookies',
      blocks: [
        "Your browser's settings let you see, block and delete cookies and local storage, for all sites or for this one. Whether your visits are counted you choose at the foot of this page, and change there at any time; a browser that sends Global Privacy Control has chosen for you. Without our cookies everything on this website still works; it only forgets your choices. Without local storage you cannot stay logged in.",
      ],
    },
    {
      id: 'social-media',
      title: 'Social media integration',
      blocks: [
        'This website embeds no buttons, feeds or trackers of social networks, and so none of them sets a cookie here. A link to another site is a plain link: its cookies are set only once you go there.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'When a cookie is added or dropped, the tables and lists above change with it, and so does the date of this policy.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: ['Questions about cookies go to {contact}.'],
    },
  ],
};
