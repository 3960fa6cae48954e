import type { LegalText } from './legal-text.ts';

/** Privacy policy of the extension and of what stands behind it (spec §2: thirteen sections). */
export const privacyPolicy: LegalText = {
  title: 'Privacy Policy',
  updated: 'November 28, 2026',
  firstPublished: 'December 28, 2024',
  lead: 'What the Whetstone extension and its services do with your text and your data, in plain words.',
  sections: [
    {
      id: 'scope',
      title: 'What this policy covers',
      blocks: [
        'This policy covers the Whetstone browser extension, this website and the services both of them call. It says what is read, what is kept, where, and for how long.',
        'In short: your text is yours. It is worked on when you ask for it. On our servers we store none of it but what you keep in your account, the questions of media intelligence with their reports for 30 days, and conversations of the image prompt chat for 24 hours.',
      ],
    },
    {
      id: 'your-text',
      title: 'What happens to your text',
      blocks: [
        'Whetstone reads a draft only after you act: when you press its button, use its shortcut, or choose it from the menu. It then reads the field you are in, or the part you selected, and nothing else on the page.',
        'Where the text goes depends on the engine, which you choose in the settings:',
        [
          'On your device, and the browser’s own model: the text does not leave your device.',
          'A downloaded model: the text does not leave your device either. Pressing Download fetches the model, one file, from huggingface.co; nothing you wrote goes there.',
          'Your own model server: the text goes to the address you gave, and to nobody else.',
          'Your own key: the text goes straight to the service your key is for, under that service’s terms. It does not pass through us.',
          'Cloud: the text is sent over HTTPS to our processing API, worked on in memory for as long as the answer takes, and then dropped. The API may pass it on to a provider of language models, which processes it to write the answer.',
        ],
        'Automatic takes the strongest engine that is ready: the cloud while you are signed in, then your key, your own server, the browser’s model, a model you downloaded, and else your device. Before anything is sent to an address for the first time, the extension names it and asks. If an engine fails, the next one is used only where you turned that on.',
        'The processing API enhances and reframes drafts and optimises prompts. Persona generation from keywords, smart follow-ups, smart actions, and turning images into prompts or captions work the same way. Every result says which engine made it, and a request log on your device lists what was sent, where and when.',
        'PDFs, sheets and pictures you add are read on your device. Text in a picture is read in English with what the extension carries; choosing another language fetches its file once, from raw.githubusercontent.com, and your picture does not go there. What you ask about them goes to the engine you chose, with the passages it needs.',
        'In the image prompt chat on this website your browser reads a reference picture itself. Where a model writes the prompts, the picture is sent to it as well: made smaller, and without the place, time and camera that its file may name. Where none does, the picture stays on your device.',
        'A question you ask media intelligence is sent, as search words, to the sources you chose, such as Reddit or Stack Exchange, by our servers and without your name or address. What they answer is public posts; a report quotes them with links to where they stand.',
        'Our logs hold an id, counts, a code and a duration per request. They never hold your text.',
      ],
    },
    {
      id: 'permissions',
      title: 'Browser permissions',
      blocks: [
        'The extension asks for these permissions and no others:',
        [
          'Active tab: to reach the field in the page you are on, at the moment you ask for it.',
          'Storage: to keep your settings on your device.',
          'Scripting: to put the card into the page and your accepted text into the field.',
          'Context menus: for the entries in the right-click menu.',
          'Side panel: for the panel beside the page, in browsers that have one.',
          'Offscreen: for the page that runs a model you downloaded, in browsers that have one.',
          'One host permission, for our processing API: to send a draft there when you use the cloud engine.',
          'Further addresses, optional and one at a time: the browser asks you when you connect a model server or a key’s service, or add a site of your own to show the button on. You can take each back in the settings.',
        ],
        'On ChatGPT, Claude, Gemini and DeepSeek the extension also looks for the box you write in, so that it can offer its button there. On this website it takes over what you hand to it: the sign-in you started, a text or template you send, and the news that your templates changed. It tells this website whether it is connected to your account and whether you have sharpened a draft yet, and nothing else.',
      ],
    },
    {
      id: 'on-your-device',
      title: 'What is kept on your device',
      blocks: [
        'Prompts, notes, AI personas and preferences that you keep in the extension lie in the storage of your browser, on your device. They stay until you delete them or uninstall the extension.',
        'So do the history of your rewrites, with each draft and its result, and the request log. A list of failures, without your text, helps you report one. You can turn the history off, limit it or clear it in the settings. Files in the panel, and the draft you type there, are kept until you close the browser.',
        'Once you connect the extension with an account, it also keeps a device token, your email address and the last balance it was told. Pages cannot read them. Templates of your account come into its library; signing out takes them away again.',
      ],
    },
    {
      id: 'with-an-account',
      title: 'What is kept with an account',
      blocks: [
        'You need no account to rewrite on your device. If you make one, we keep:',
        [
          'what you gave at sign-up: names, username, email address, country code and mobile number if you gave one, and a hash of your password;',
          'your plan, your balance, and each credit that came or went, with its reason and time;',
          'for paid plans: the subscription, its periods, and payments with amount, currency and status;',
          'templates you save in the gallery, and prompts of the extension’s library for which you turn on Keep in my account: title and text, up to 200 of them;',
          'if you turn on the history of the prompt generator: the newest 50 prompts made for you, until you delete them or turn it off. It is off until you ask for it;',
          'reports of media intelligence: your question, the report and the posts it rests on, your own texts among them, for 30 days or until you delete them; with a survey, its questions. Of texts of yours that were left out as off topic, spam or a seller’s, the first 100 characters are kept with the report, for you to check; a share link shows none of them;',
          'reports you ask for every week: the question and the next day, until you stop them. Whoever has the address of the feed can read its summaries, and whoever has a share link can read that report, until you take the link back;',
          'keys of your own for sources, if you save any: encrypted, never shown again, until you delete them;',
          'for each connected browser: a name, when it was connected and last used, and a hash of its token.',
        ],
        'Card numbers never reach us. You enter them on the page of our payment provider.',
      ],
    },
    {
      id: 'use',
      title: 'What we use it for',
      blocks: [
        'To answer what you ask for, to keep your balance right, to let you sign in, to send the mails that go with that, to take payments, and to keep the service safe from misuse.',
        'We do not sell data, show advertising, or train models on your text.',
      ],
    },
    {
      id: 'visitors',
      title: 'Use without an account',
      blocks: [
        'You can try the service on this website without an account. To hold the limit of such tries we keep a counter under a hash of your network address, and one under a hash of it with what your browser tells every site: its name and languages. It is removed within about two days.',
        'If you let us count your visits (cookie policy, section 7), we keep what was pressed or opened, by name, and a random number, for two years: no account, no address, no text.',
      ],
    },
    {
      id: 'others',
      title: 'Who else is involved',
      blocks: [
        [
          'A hosting provider runs our database, sign-in and functions.',
          'A payment provider handles purchases, cards and invoices.',
          'A provider of language models may write answers of the cloud engine.',
          'A mail provider delivers our mails.',
          'The sources of media intelligence answer searches. They learn the search words, not who asked; with a key of your own, they know whose key it is.',
        ],
        'Each gets what its part needs and nothing more. We hand data to authorities only where the law makes us.',
      ],
    },
    {
      id: 'retention',
      title: 'How long data is kept',
      blocks: [
        [
          'Text sent for processing: for as long as the answer takes.',
          'Data on your device: until you delete it or uninstall the extension.',
          'Conversations of the image prompt chat: what you wrote and the prompts you got, for 24 hours after the last message. Reference pictures are not kept.',
          'Questions and reports of media intelligence: 30 days, or until you delete them. Posts found for them are kept for 24 hours to answer the same search again; a post that is deleted where it stood goes from a report at the next look.',
          'Weekly questions: until you stop them. Keys of your own for sources: until you delete them.',
          'Templates of your own: until you delete them or the account.',
          'The history of the prompt generator: until you delete a prompt, turn the history off or delete the account.',
          'Account data: until you delete the account.',
          'A device token: 90 days, or until you disconnect the browser; its record goes 30 days later.',
          'Records that let a lost request be repeated without paying twice: 30 days.',
          'Records of a change of email address: 30 days. Notices of the payment provider: 90 days.',
        ],
        'When an account is deleted, its credit entries stay for our books, without anything that names you.',
        'For 30 days after that we keep a keyed hash of the email address, from which the address cannot be read, for one purpose: to give the free credits of a new account once. Then it is removed.',
      ],
    },
    {
      id: 'security',
      title: 'How data is protected',
      blocks: [
        'Traffic is encrypted. Passwords and tokens are kept as hashes. Each account can read its own records and no other; credits and plans can be changed by the server alone. A device token opens the processing API, the balance and the templates you saved, nothing else, and you can revoke it at any time.',
        'No system is perfectly safe. If something happens to your data, we tell you.',
      ],
    },
    {
      id: 'rights',
      title: 'Your choices and rights',
      blocks: [
        'On your profile page you can read and correct your data, download all of it, disconnect browsers, sign out everywhere and delete your account. Deleting is immediate and final.',
        'You can rewrite on your device alone, and you can uninstall the extension at any time. Depending on where you live you may have further rights, such as to object or to complain to an authority; write to us and we act on it.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'Whetstone is not intended for children under 13, and we do not knowingly keep their data. If you believe a child has given us data, write to us and we delete it.',
      ],
    },
    {
      id: 'changes-and-contact',
      title: 'Changes and contact',
      blocks: [
        'When this policy changes, the date above changes with it. If a change matters to you, we tell you before it takes effect.',
        'Questions about privacy go to {contact}.',
      ],
    },
  ],
};
