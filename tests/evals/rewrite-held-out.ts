import type { RewriteDraft } from './rewrite-draft.ts';

/** Written before the rules were tuned and never looked at while tuning. */
export const heldOutDrafts: readonly RewriteDraft[] = [
  { text: 'can you help me write a mail to my landlord that the heating has been broken since Tuesday' },
  {
    text: 'I need a short bio for my linkedin, i am a nurse with 12 years of experience and i want to move into teaching. dont make it sound arrogant',
    mode: 'concise',
  },
  { text: 'what is the difference between a mutex and a semaphore?' },
  {
    text: 'write a python function that takes a list of dicts and groups them by a key. it should keep the order. do not use pandas',
    mode: 'technical',
  },
  {
    text: 'Hey, I was wondering if you could possibly look at this paragraph and make it flow better: The company was founded in 1998. The company makes shoes. The company is in Porto.',
  },
  {
    text: 'so basically i have a dog who is 3 years old and he keeps barking at night and i really dont know what to do, my neighbours are complaining, can you give me a plan for the next 2 weeks',
  },
  {
    text: 'Create a workout plan for beginners. 3 days a week. No equipment. Each session must be under 30 minutes. Format it as a table.',
  },
  { text: 'translate the following to spanish: The shipment will arrive on March 14 at 9am.' },
  {
    text: 'why does my react component rerender twice? here is the code:\n```jsx\nuseEffect(() => { load() }, [])\n```',
  },
  {
    text: "Hi Tom,\n\nI just wanted to check if you could possibly send me the invoice for April by Friday. Due to the fact that we close the books on the 30th, I can't wait longer.\n\nBest,\nMaria",
    mode: 'email',
  },
  { text: 'give me 10 name ideas for a coffee shop near the beach, playful, max 2 words each' },
  {
    text: 'I want you to act as a job interviewer for a data analyst role at Spotify. Ask me one question at a time. Wait for my answer before you go on.',
  },
  { text: 'make a picture of an old lighthouse at night, stormy sea, oil painting style', mode: 'image' },
  {
    text: 'should I learn Rust or Go first? I know Java and I have about 5 hours a week',
    mode: 'chain-of-thought',
  },
  {
    text: 'fix this sql, it returns too many rows: SELECT * FROM orders o JOIN users u ON 1=1 WHERE u.id = 7',
    mode: 'technical',
  },
  {
    text: 'First read the report, then list the three biggest risks, and finally suggest one action for each risk. The report is from Q2 and is about our Berlin office.',
  },
  {
    text: 'Bitte schreibe eine Absage für ein Vorstellungsgespräch, höflich aber kurz, ohne Gründe zu nennen.',
  },
  { text: 'Rédige un message pour annuler mon rendez-vous de jeudi chez le dentiste.' },
  { text: 'Explain quantum entanglement to a 10 year old. Use an analogy. Avoid math.' },
  {
    text: 'I think the bug might be in parseDate() but I am not sure. It only happens for dates before 1970. Can you find out why? The file is src/time/parse.ts.',
    mode: 'technical',
  },
  {
    text: 'write a linkedin post about our new office in Lisbon opening on 5 May 2025, professional but warm, mention Ana and Rui, no hashtags, around 120 words',
  },
  {
    text: 'Write a product description for {{product}} aimed at busy parents. Tone: friendly. Length: 80-100 words.',
  },
  { text: 'how can i stop procrastinating' },
  {
    text: 'I would like you to summarize this article in 5 bullet points for my manager. https://example.com/news/2024/ai-report',
  },
  {
    text: 'Thank you for your order. Your package was shipped on 3 June and should arrive within 5 working days.',
  },
  { text: 'The meeting went well. We agreed on the budget.' },
  { text: 'help me understand compound interest, for example: 1000 euros at 5% for 10 years' },
  {
    text: 'generate a json with fields name, age and email. 5 records. return only the json',
    mode: 'technical',
  },
  {
    text: 'compare postgres and mysql for a small saas. table please. focus on cost, scaling and backups, dont talk about oracle',
  },
  {
    text: 'Write a birthday message for my sister Lena who turns 30 on Saturday. For example: "Thirty looks good on you". Keep it funny but not mean.',
  },
  { text: 'could you please tell me what time zone is used in Lima?' },
  {
    text: 'I have a presentation tomorrow and I am very nervous. It is about renewable energy in Kenya. I need an outline with 6 slides and speaker notes. The audience is high school students.',
  },
  { text: 'plan a trip\n- 4 days in Rome\n- 2 adults and a baby\n- budget 900 euro\n- no museums' },
  {
    text: 'write unit tests for this:\n\n```ts\nexport const add = (a: number, b: number) => a + b;\n```\n\nuse vitest. cover negative numbers. no mocks.',
  },
  {
    text: 'In order to make a decision, we need to take into consideration the fact that the the team is small. At this point in time we are not able to hire.',
  },
  {
    text: 'i want to write a cover letter for a barista job at Blue Bottle, i worked 2 years at a bakery, i am good with people but have no latte art experience',
  },
  {
    text: "My app crashes on start. Error: TypeError: Cannot read properties of undefined (reading 'map'). It worked yesterday. I did not change anything. What can I do?",
  },
  {
    text: 'brainstorm gift ideas for my dad, he is 62, likes fishing and old radios, budget under $50, nothing made of plastic',
  },
  { text: '写一首关于秋天的短诗，不要押韵。' },
  { text: 'Write a haiku about rain.' },
  {
    text: 'tell me a story about a dragon who is afraid of heights. it should have a happy ending and it should not be longer than 300 words. my daughter Mia is 5.',
  },
  {
    text: 'rewrite this to sound more professional: hey guys, the server is down again lol, gonna fix it asap',
    mode: 'rewrite',
  },
  {
    text: 'We are a team of 4 building an app for nurses. We have no designer. We have launched in 2 hospitals in Ohio. Our churn is 8% a month. What should we measure first, and why? Answer in at most 200 words.',
    mode: 'tree-of-thoughts',
  },
  {
    text: 'I am writing to you with regard to the invoice 4471. It was paid on 2 May. Please note that the amount was not correct. It would be great if you could send a new one.',
    mode: 'email',
  },
];
