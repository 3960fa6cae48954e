/** Sentences as people type them, mistakes included; `#` is another number each time, so that no cache of sentences helps. */
const SENTENCES = [
  'i have a list of # customers and i dont know wich of them is still active',
  'can you please please look at the the report # from last week and tell me whats wrong with it',
  'its important that the team recieve the plan before monday at # oclock',
  'their are # problems with the login page and your the only one who know it',
  'basically i just want to sort of make the page # load faster then it does now',
  'the manager have asked me for a table with # rows, a short summary and three next step',
  'we was planing to ship the new version to # user in march but the test are not finish',
  'could you write it in a friendly tone, alot of our # readers is not native speaker',
  'i think that maybe we should not change the price of the # euro plan at this time',
  'Alice from Contoso said the api returns a 404 when the id is `user_#`, see https://example.test/issue/#',
  'in my opinion the best way would be to split it in # smaller part and definately test each',
  'let me know if you need more informations, i can send the file # too',
];
const PARAGRAPH = 5;

function sentence(index: number, seed: number): string {
  const text = SENTENCES[(index * 5 + seed) % SENTENCES.length] ?? '';
  return text.replaceAll('#', String(1_000 + ((index * 7_919 + seed * 104_729) % 899_999)));
}

const separator = (index: number) => (index === 0 ? '' : index % PARAGRAPH === 0 ? '\n\n' : '. ');

/** A draft of just so many words; another one for every seed. */
export function draftOfWords(count: number, seed: number): string {
  let text = '';
  for (let index = 0; text.split(/\s+/).length <= count; index += 1)
    text += separator(index) + sentence(index, seed);
  const words = text.match(/\S+\s*/g) ?? [];
  return words.slice(0, count).join('').trimEnd();
}

/** A draft of at most so many characters, ending with a whole word. */
export function draftOfChars(count: number, seed: number): string {
  let text = '';
  for (let index = 0; text.length <= count; index += 1) text += separator(index) + sentence(index, seed);
  return text.slice(0, text.lastIndexOf(' ', count));
}
