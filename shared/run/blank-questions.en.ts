// What a blank of a result asks its author, above the field that fills it.

/** Who fills it in names the blank by one word; what the word asks for is said in full. */
const questions: readonly [RegExp, string][] = [
  [/^(?:recipients?|addressee|to whom|recipient['’]?s? name)$/, 'Who is it for?'],
  [/^(?:audience|target audience|reader|readers)$/, 'Who will read it?'],
  [/^(?:your|my|sender|sender['’]?s) (?:full )?name$/, 'What is your name?'],
  [/^(?:name|full name)$/, 'What is the name?'],
  [/^(?:deadline|due date|by when)$/, 'When is it due?'],
  [/^(?:date|day|when)$/, 'Which date?'],
  [/^(?:time|hour|what time)$/, 'What time?'],
  [/^(?:place|location|where|venue|address)$/, 'Where is it?'],
  [/^(?:topic|subject)$/, 'What is it about?'],
  [/^(?:goal|purpose|objective)$/, 'What is it for?'],
  [/^(?:tone|style)$/, 'How should it sound?'],
  [/^(?:length|word count|how long)$/, 'How long should it be?'],
  [/^(?:format|output format)$/, 'In which form?'],
  [/^(?:amount|price|cost|budget|how much)$/, 'How much?'],
  [/^(?:number|quantity|count|how many)$/, 'How many?'],
  [/^(?:reason|why)$/, 'Why?'],
  [/^(?:company|company name|organisation|organization)$/, 'Which company?'],
  [/^(?:role|job title|position)$/, 'Which role?'],
  [/^(?:link|url)$/, 'Which link?'],
  [/^(?:language|programming language)$/, 'Which language?'],
  [/^your answer$/, 'What is your answer?'],
  [/^your choice$/, 'Which one do you choose?'],
  [/^yes or no(?:, .*)?$/, 'Yes or no?'],
];

/** A name in capitals, as words. */
const asWords = (name: string): string => (name === name.toUpperCase() ? name.toLowerCase() : name);

/** What a blank asks for; one that nobody foresaw is called by its name. A number behind it tells it from others alike. */
export function blankQuestion(name: string): string {
  const [, word = '', count = ''] = /^(.*?)( \d+)?$/s.exec(asWords(name)) ?? [];
  const lower = word.toLowerCase();
  const question = questions.find(([pattern]) => pattern.test(lower))?.[1];
  if (question) return count ? `${question} (${count.trim()})` : question;
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}${count}`;
}

/** What each blank asks for; where two would ask the same, each is told apart by its name: "How much? (budget)". */
export function blankQuestions(names: readonly string[]): ReadonlyMap<string, string> {
  const asked = names.map(blankQuestion);
  const isRepeated = (question: string) => asked.filter((other) => other === question).length > 1;
  return new Map(
    names.map((name, index) => {
      const question = asked[index] ?? name;
      return [name, isRepeated(question) ? `${question} (${asWords(name)})` : question];
    }),
  );
}
