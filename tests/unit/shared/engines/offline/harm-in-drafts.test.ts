import { expect, test } from 'vitest';
import { createHarperChecker } from '@/shared/engines/offline/harper-checker.ts';
import { isMessage } from '@/shared/engines/offline/reframe/asks-model.ts';
import { enhanceOffline } from '@/tests/evals/kept/kept-drafts.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';

// What drafts of strangers had done to them that changed what they say.

const checker = createHarperChecker({
  wasmUrl: import.meta.resolve('harper.js').replace('index.js', 'harper_wasm_slim_bg.wasm'),
});
await checker.load();
const options = { checker, language: async () => readLanguageTools() };

test.each([
  ['My matric number is 190404051.', 'matric number'],
  ['My doctor has put me on statins, and now my legs ache.', 'statins'],
  ['I gave the exam this year and got 512 rank in mechanical.', 'got 512 rank'],
  ['Numbers are as follows: 7 vegetarian and 2 vegan.', '7 vegetarian and'],
  ['I am on holiday since Wednesday, so please write by tomorrow.', 'I am on holiday'],
  ['And customer who come late more than 15 minute have to book again.', 'who come late'],
  ['How many users does it support at the same time?', 'users does it'],
  ['Windows looks different after the update.', 'Windows looks'],
  ['On Sunday the nation honours its fallen.', 'its fallen'],
  ['She can come back for fix free. Keep it short and friendly.', 'for fix free'],
  [
    "The work's a mess. The recall work's done. The cost's going up.",
    "work's a mess. The recall work's done. The cost's",
  ],
  [
    "I do have experience: I've volunteered since 2016, I've got my chainsaw ticket and I've led school groups.",
    "since 2016, I've got my chainsaw ticket and I've led",
  ],
  [
    'Please check my essay and give me band score. Topic: Some people think that children should start learn language early. They have good memory and they not shy.',
    'children should start learn language early. They have good memory and they not shy.',
  ],
  ["The work's in progress and the start's at nine.", "work's in progress and the start's"],
  ['please send it to me by Friday, I need it for work. thank you Alan Pike', 'hank you Alan Pike'],
])('what was meant stays: %s', async (text, kept) => {
  expect(await enhanceOffline(options, { text, level: 'polish' })).toContain(kept);
});

test('no mark is set behind a name that signs', async () => {
  const text = 'could you please move it to later in the week, thank you Alan Pike';
  expect(await enhanceOffline(options, { text, level: 'polish' })).toMatch(/Alan Pike$/);
});

test.each([
  ['Does that count or do i got to take another one', 'do I have to take another one?'],
  ["I don't got to pay it.", "I don't have to pay it."],
  ['Today he come home without his jacket, maybe he forgot it at school.', 'he came home'],
  ['He come home at six every day.', 'He comes home'],
  ['A customer who come late has to book again.', 'who comes late'],
  ['I am sick since Monday.', 'I have been sick since'],
  ["My car need's a wash and the bread cost's more now.", 'needs a wash and the bread costs more'],
  ["Everyone look's tired and her cough get's worse.", 'looks tired and her cough gets worse'],
  ['Is the phone charged? I think its dead.', "it's dead"],
  ['my aunt is electrolites deficient', 'electrolytes'],
  [
    "Also can you check the invoice, looks like we've been charged delivery twice.\n\nGary",
    "invoice? Looks like we've been charged delivery twice.",
  ],
  ['how do i stop apparmor from blocking the container', 'AppArmor'],
])('what is wrong is mended all the same: %s', async (text, mended) => {
  expect(await enhanceOffline(options, { text, level: 'polish' })).toContain(mended);
});

test('a habit is no past, though something past explains it', async () => {
  const text = 'She come every Sunday because she grew up here.';
  expect(await enhanceOffline(options, { text, level: 'polish' })).not.toContain('came');
});

test('a polite question that anybody could answer is a prompt in a chat', () => {
  const text =
    'Hi, how do I keep basil alive in a dark kitchen over the winter? It is in a small pot and I water it twice a week. Thanks in advance for your help.';
  expect(isMessage(text, 'chat')).toBe(false);
  expect(isMessage(text, 'mail')).toBe(true);
});

test('an although hangs on what stands before it', async () => {
  const text = 'We expect to be back at school by 3.45pm, although this is dependent on traffic.';
  expect(await enhanceOffline(options, { text, level: 'balanced', place: 'chat' })).toBe(text);
});

test.each([
  'Hello, I would like to have some information about the torque of the screws. In the documentation it is 25 Nm but on the drawing we have 22 Nm. Which one is right? Thanks in advance for your answer.',
  "Hi Mark, I have spoken with the people in accounting and they tell me that the payment is done. Can you check it in your bank? If it doesn't appear, I will send you the receipt. Sorry for the trouble.",
])('a letter to somebody is no list of requirements: %s', async (text) => {
  const written = await enhanceOffline(options, { text, level: 'reframe', place: 'chat' });
  expect(written).toContain(text.slice(text.indexOf('Can you'), text.indexOf('?') + 1));
  expect(written).not.toMatch(/^[-#]/m);
});

test.each([
  [
    "Need help wording an incident note. Pt in 412 found on floor at 0320, alert and oriented x3, denied hitting head, no visible injury. Bed alarm was not on. VS 128/76, HR 88, O2 96% RA. Dr. Patel notified at 0328 and the family at 0700. Keep it factual, I don't want it to sound like I'm blaming the aide.",
    'Help me with wording an incident note.',
  ],
  [
    'Quick ask: can you give me 5 subject lines for our spring webinar email? Audience is mid-market HR leaders, the hook is that we cut onboarding time by 38%. No emojis, under 50 characters, and please don\'t use the word "unlock."',
    'Give me 5 subject lines',
  ],
])('the task is what was asked for: %s', async (text, task) => {
  expect(await enhanceOffline(options, { text, level: 'reframe', place: 'chat' })).toContain(task);
});
