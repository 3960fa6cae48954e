import { describe, expect, it, test } from 'vitest';
import { type GenerateRequest, generateLength, generateMode } from '@/shared/contracts/generate.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { composeTask } from '@/supabase/functions/generate/compose-task.ts';

const compose = (changes: Partial<GenerateRequest>) =>
  composeTask({
    requestId: 'r',
    topic: 'remote work',
    tone: 'professional',
    length: 'balanced',
    mode: 'reframe',
    additional_context: '',
    ...changes,
  });

/** What a prompt asks for, without what it says beside. */
const wishOf = (changes: Partial<GenerateRequest>): string => {
  const { text } = compose(changes);
  const [, task] = /^## Task\n([\s\S]*?)(?:\n\n## |$)/.exec(text) ?? [];
  return task ?? text;
};

describe('a topic becomes a sentence a native would write', () => {
  it.each([
    ['remote work', 'Write a text about remote work.'],
    ['  remote work.\n', 'Write a text about remote work.'],
    ['about climate change', 'Write a text about climate change.'],
    ['my first marathon in Berlin', 'Write a text about my first marathon in Berlin.'],
    ['history of jazz', 'Write a text about the history of jazz.'],
    ['the history of the web app', 'Write a text about the history of the web app.'],
    ['email marketing', 'Write a text about email marketing.'],
    ['IT support in small companies', 'Write a text about IT support in small companies.'],
    ['test anxiety', 'Write a text about test anxiety.'],
    ['apps for beekeepers', 'Write a text about apps for beekeepers.'],
    ['birthday speech for my dad', 'Write a birthday speech for my dad.'],
    ['Birthday speech for my dad', 'Write a birthday speech for my dad.'],
    ['cover letter for nurse job', 'Write a cover letter for a nurse job.'],
    ['invitation to our party', 'Write an invitation to our party.'],
    ['a weekly newsletter for beekeepers', 'Write a weekly newsletter for beekeepers.'],
    ['thank you note to grandma', 'Write a thank you note to grandma.'],
    ['wedding vows', 'Write wedding vows.'],
    ['a mobile app for beekeepers', 'Plan a mobile app for beekeepers.'],
    ['garden party, 40 guests', 'Plan a garden party, 40 guests.'],
    ['trip to Lisbon 4 days with kids', 'Plan a trip to Lisbon, 4 days with kids.'],
    ['workout plan for beginners', 'Create a workout plan for beginners.'],
    ['sql query that finds duplicates', 'Write a sql query that finds duplicates.'],
    ['10 names for a coffee shop', 'Give me 10 names for a coffee shop.'],
    ['interview questions for a barista', 'Give me interview questions for a barista.'],
    ['difference between tea and coffee', 'Explain the difference between tea and coffee.'],
    ['pros and cons of remote work', 'List the pros and cons of remote work.'],
    ['tea vs coffee', 'Compare tea and coffee.'],
    ['best laptop under 800 euros', 'Recommend the best laptop under 800 euros.'],
    ['landing page for a dog walker', 'Create a landing page for a dog walker.'],
    ['horror story set in a supermarket', 'Write a horror story set in a supermarket.'],
    ['meal ideas under 5 dollars', 'Give me meal ideas under 5 dollars.'],
    ['small talk', 'Write a text about small talk.'],
    ['SWOT analysis for a food truck', 'Create a SWOT analysis for a food truck.'],
    ['name for my new puppy', 'Give me names for my new puppy.'],
    ['cat', 'Write a text about cats.'],
    ['coffee', 'Write a text about coffee.'],
    ['bash one liner', 'Write a bash one-liner.'],
    ['speech best man', 'Write a speech: best man.'],
    ['speech therapy', 'Write a text about speech therapy.'],
    ['maid of honour speech funny', 'Write a funny maid of honour speech.'],
    ['negotiate a lower rent', 'Help me negotiate a lower rent.'],
    ['lower back pain', 'Write a text about lower back pain.'],
    ['a fox at dawn, watercolour', 'Create an image of a fox at dawn, watercolour.'],
    [
      'const x = [1].map((n) => n)',
      'Explain this code, and say how to improve it:\n\n```\nconst x = [1].map((n) => n)\n```',
    ],
    [
      'my grandmother died and I have to say something',
      'Help me with this: My grandmother died and I have to say something.',
    ],
    ['lesson plan photosynthesis', 'Create a lesson plan: photosynthesis.'],
    ['terms and conditions for a shop', 'Write terms and conditions for a shop.'],
    ['best way to boil eggs', 'Explain the best way to boil eggs.'],
    ['7 day meal plan vegetarian, no mushrooms', 'Create a 7-day meal plan: vegetarian, no mushrooms.'],
    ['30 minute workout for beginners', 'Plan a 30-minute workout for beginners.'],
    ['itinerary Kyoto 4 days, slow pace', 'Create an itinerary: Kyoto, 4 days, slow pace.'],
    ['meal plan ideas', 'Give me meal plan ideas.'],
    ['apology to a guest who waited 50 minutes', 'Write an apology to a guest who waited 50 minutes.'],
    ['jazz vs blues for a wedding', 'Compare jazz and blues for a wedding.'],
    ['birthday wishes for a 90-year-old aunt', 'Write birthday wishes for a 90-year-old aunt.'],
    ['cron job that backs up a database', 'Write a cron job that backs up a database.'],
    ['youtube script 5 minutes about taps', 'Write a youtube script of 5 minutes about taps.'],
    ['10 interview questions for a nanny', 'Give me 10 interview questions for a nanny.'],
    ['gift ideas mum', 'Give me gift ideas: mum.'],
    ['books about grief', 'Write a text about books about grief.'],
    ['board games for two', 'Recommend board games for two.'],
  ])('a name: %s', (topic, wish) => {
    expect(wishOf({ topic })).toBe(wish);
  });

  it.each([
    ['should I repay my mortgage early', 'Should I repay my mortgage early?'],
    ['why is the sky blue', 'Why is the sky blue?'],
    ['how much water should a dog drink', 'How much water should a dog drink?'],
    ['can dogs eat grapes', 'Can dogs eat grapes?'],
    ['who invented the zipper', 'Who invented the zipper?'],
    ['do plants feel pain', 'Do plants feel pain?'],
    ['do my homework on fractions', 'Do my homework on fractions.'],
    ['my dog ate chocolate', 'Help me with this: My dog ate chocolate.'],
    ['how does DNS work?', 'How does DNS work?'],
    ['how to grow tomatoes', 'Explain how to grow tomatoes.'],
    ['how old the earth is', 'Explain how old the earth is.'],
    ['how bees make honey', 'Explain how bees make honey.'],
    ['what to do when it floods', 'Explain what to do when it floods.'],
    ['what to cook for 6 vegetarians', 'Suggest what to cook for 6 vegetarians.'],
    ['whether we should hire', 'Discuss whether we should hire.'],
    ['what I learned from failing', 'Write a text about what I learned from failing.'],
    ['I want to learn Spanish in 3 months', 'Help me learn Spanish in 3 months.'],
    ['my boss keeps calling me', 'Help me with this: My boss keeps calling me.'],
    [
      'my neighbour drums all night and I don’t know what to do',
      'Help me with this: My neighbour drums all night and I don’t know what to do.',
    ],
    ['our office is closed on Friday', 'Write a text about this: Our office is closed on Friday.'],
    ['we moved and don’t know whom to tell', 'Help me with this: We moved and don’t know whom to tell.'],
    ['tell my boss I am sick', 'Write a message to tell my boss I am sick.'],
    ['explain DNS to me', 'Explain DNS to me.'],
    ['write linkedin post about my job', 'Write a linkedin post about my job.'],
    ['make quiz about rivers', 'Make a quiz about rivers.'],
    ['migrate a monolith to PHP 8', 'Help me migrate a monolith to PHP 8.'],
    ['apply for a visa', 'Help me apply for a visa.'],
    ['half a cup of rice', 'Write a text about half a cup of rice.'],
    ['compare tea vs coffee', 'Compare tea and coffee.'],
    [
      'a train leaves at 9:40 and arrives at 13:05, how long is the trip',
      'A train leaves at 9:40 and arrives at 13:05, how long is the trip?',
    ],
    ['essay on what is the meaning of life', 'Write an essay on what is the meaning of life.'],
    ['I need a cover letter for a nurse job', 'Write a cover letter for a nurse job.'],
  ])('a sentence: %s', (topic, wish) => {
    expect(wishOf({ topic })).toBe(wish);
  });

  it.each([
    ['remote work', 'Write an email about remote work.'],
    ['a farewell mail to a customer', 'Write a farewell mail to a customer.'],
    ['complaint about late delivery', 'Write a complaint about late delivery, as an email.'],
    ['tips for public speaking', 'Write an email with tips for public speaking.'],
    ['a mobile app', 'Write an email about a mobile app.'],
    ['asking landlord to fix the heating', 'Write an email asking landlord to fix the heating.'],
    ['cancel my gym membership', 'Write an email to cancel my gym membership.'],
    ['request for vacation', 'Write a request for vacation, as an email.'],
    ['Reminder: invoice 44 is overdue', 'Write a reminder as an email: invoice 44 is overdue.'],
    ['follow up after our call', 'Write an email to follow up after our call.'],
    ['meeting moved to 3pm', 'Write an email about this: Meeting moved to 3pm.'],
    ['can dogs eat grapes', 'Write an email that answers this question: Can dogs eat grapes?'],
    ['my boss, I need Friday off', 'Write an email to my boss: I need Friday off.'],
    ['dear professor, I was ill', 'Write an email to my professor: I was ill.'],
    ['resign from my job', 'Write an email to resign from my job.'],
    ['out of office 3-10 August', 'Write an out-of-office reply 3-10 August.'],
    ['hr, question about parental leave', 'Write an email to HR: question about parental leave.'],
    [
      'customer whose parcel got lost, offer a refund',
      'Write an email to a customer whose parcel got lost: offer a refund.',
    ],
  ])('for an e-mail: %s', (topic, wish) => {
    expect(wishOf({ topic, mode: 'email' })).toBe(`${wish} Include a subject line.`);
  });

  it.each([
    ['a lighthouse in fog', 'Create an image of a lighthouse in fog.'],
    ['Old lighthouse, storm', 'Create an image of an old lighthouse, storm.'],
    ['people dancing in the rain', 'Create an image of people dancing in the rain.'],
    ['golden puppy playing in leaves', 'Create an image of a golden puppy playing in leaves.'],
    ['portrait of an old fisherman', 'Create a portrait of an old fisherman.'],
    ['Paris at night', 'Create an image of Paris at night.'],
  ])('for a picture, at any length: %s', (topic, wish) => {
    for (const length of generateLength.options)
      expect(compose({ topic, mode: 'image', length }).text).toBe(wish);
  });

  it('a list under a topic stays a list, a draft of several sentences what it is', () => {
    expect(wishOf({ topic: 'garden party\n- 40 guests\n- 500 euros' })).toBe(
      'Plan a garden party:\n- 40 guests\n- 500 euros',
    );
    expect(wishOf({ topic: '- milk\n- eggs' })).toBe('Write a text about this:\n\n- milk\n- eggs');
    const mail = 'Dear John,\n\nI am writing about the report.\n\nBest, Ann';
    for (const mode of ['email', 'reframe'] as const)
      expect(wishOf({ topic: mail, mode })).toBe(`Improve this email, and keep what it says:\n\n${mail}`);
    const draft = 'I work in a bakery. Can you write me a post about our bread?';
    expect(compose({ topic: draft }).text).toBe(draft);
    const story = 'We opened in 1998. My father ran it.';
    expect(wishOf({ topic: story })).toBe(`Write a text about this:\n\n${story}`);
  });

  it.each(['', ' \n\t', '\u200b', '????', '- …'])('but not %j', (topic) => {
    expect(() => compose({ topic })).toThrow(new AppError('empty_draft'));
  });
});

describe('what a prompt says beside', () => {
  it('is no tone that nobody chose', () => {
    for (const mode of generateMode.options) expect(compose({ mode }).text).not.toContain('professional');
    expect(compose({ mode: 'casual' }).text).toContain('Keep the tone relaxed and friendly');
  });

  it.each(['remote work', 'python script that renames files', 'a mobile app', 'how to grow tomatoes'])(
    'differs by every level of detail and in Technical: %s',
    (topic) => {
      const texts = generateLength.options.map((length) => compose({ topic, length }).text);
      texts.push(compose({ topic, mode: 'technical' }).text);
      expect(new Set(texts).size).toBe(4);
    },
  );

  it('explains in Technical what names no thing to be made', () => {
    const technical = (topic: string) => wishOf({ topic, mode: 'technical' });
    expect(technical('photosynthesis')).toBe('Explain photosynthesis.');
    expect(technical('sql query top 5 customers by revenue')).toBe(
      'Write a sql query: top 5 customers by revenue.',
    );
  });

  it('fits what is asked for', () => {
    expect(compose({ topic: 'compare two phones for my mother' }).text).toContain(
      'which one you would choose',
    );
    expect(compose({ topic: 'compare two flats for someone with a dog' }).text).toContain('would choose');
    expect(compose({ topic: 'compare the two revolutions' }).text).toContain('where they differ');
    expect(compose({ topic: 'should I move to Rome' }).text).toContain('for and against');
    expect(compose({ topic: 'birthday speech for my dad' }).text).toContain('Ask me first');
    expect(compose({ topic: 'python script', length: 'detailed' }).text).toContain('Include tests');
  });
});

test('modes and lengths become what the engines know', () => {
  const known = generateMode.options.flatMap((mode) =>
    generateLength.options.map((length) => {
      const task = compose({ mode, length });
      return `${mode} ${length}: ${task.mode} ${task.level}`;
    }),
  );
  expect(known).toContain('reframe concise: rewrite balanced');
  expect(known).toContain('reframe balanced: rewrite reframe');
  expect(known).toContain('reframe detailed: detailed reframe');
  expect(known).toContain('chain-of-thought concise: chain-of-thought reframe');
  expect(known).toHaveLength(21);
});

test('what is said beside the topic goes along as context, if there is any', () => {
  expect(compose({ additional_context: ' \n' })).not.toHaveProperty('context');
  expect(compose({ additional_context: 'For a blog.' }).context).toBe('For a blog.');
});
