import { type Answer, type Candidate, each } from './read-answer.ts';

/** Everybody knows what these stand for. */
const KNOWN =
  /^(?:API|URL|URI|HTML|JSON|CSV|PDF|USA|US|EU|UK|UN|CEO|CTO|CFO|HR|AI|SQL|HTTP|HTTPS|CSS|OK|PC|TV|FAQ|PM|AM|UTC|GMT|USD|EUR|DNA|GPS|USB|ID|IT|II|III|IV|XML|DIY|ATM|NASA|CV|MB|GB|TB|KB|KM|KG|NOT|AND|OR|NOTE|TODO)$/;
const SOURCE = /\b(?:according to|source|stud(?:y|ies)|report|survey|research|published|\[\d+\]|https?:)/i;

/** A share or a large figure nobody vouches for; what a sum is reckoned with is an assumption. */
export function figures(answer: Answer): Candidate[] {
  if (SOURCE.test(answer.text)) return [];
  return each(answer, 'figure', (sentence) => {
    if (/^(?:with|if|suppose|assume|say|for example|imagine)\b/i.test(sentence)) return undefined;
    const match =
      /(?:(?:about|around|up to|nearly|over|more than|roughly) )?\d[\d.,]*\s?(?:%|percent|million|billion)(?: of (?:the |all |its |their )?(?:(?:new|old|young|small|large|older|younger) )?[\p{L}-]+| (?:more|less|fewer|higher|lower) [\p{L}-]+(?: (?:space|time|use|power|memory|load|traffic))?| \p{Ll}{3,})?/iu.exec(
        sentence,
      );
    const figure = match?.[0].replace(
      / (?:and|or|in|by|per|to|of|for|with|from|the|while|when|than|on|at|as|more|less)$/i,
      '',
    );
    return figure ? `Where does the figure “${figure}” come from?` : undefined;
  });
}

/** A short form that is nowhere spelled out. */
export function acronyms(answer: Answer): Candidate[] {
  const seen = new Set<string>();
  return each(answer, 'term', (sentence) => {
    const found = [...sentence.matchAll(/(?<![\p{L}\d-])\p{Lu}{2,5}s?(?![\p{L}\d-])/gu)]
      .map(([word]) => word.replace(/s$/, ''))
      .find((word) => !KNOWN.test(word) && !seen.has(word) && !isExplained(answer.text, word));
    if (!found) return undefined;
    seen.add(found);
    return `What does ${found} stand for, and what does it do here?`;
  });
}

function isExplained(text: string, word: string): boolean {
  return new RegExp(
    `\\(${word}s?\\)|\\b${word}s? \\(|\\b${word} (?:is|are|means|stands for|refers to)\\b|,? (?:called|known as) ${word}\\b`,
  ).test(text);
}

/** A heading whose part shows no case of it. */
export function openSections({ headings, sentences }: Answer): Candidate[] {
  return headings
    .filter(
      ({ title, body }) =>
        body.trim() !== '' &&
        title.length <= 50 &&
        !/^\p{L}+ing$/iu.test(title) &&
        !/^(?:summary|conclusion|overview|introduction|notes?|examples?|sources?|references?|tl;?dr|next steps)\b/i.test(
          title,
        ) &&
        !/\b(?:for example|for instance|e\.g\.|such as)\b/i.test(body),
    )
    .map(({ title, body }) => ({
      question: questionAbout(title),
      about: sentences.findIndex((sentence) => body.includes(sentence)),
      gap: 'example',
    }));
}

function questionAbout(title: string): string {
  return /^\p{L}+ing\b/iu.test(title)
    ? `What can go wrong when ${title.charAt(0).toLowerCase()}${title.slice(1)}?`
    : `What is a concrete example of “${title}”?`;
}

/** The words an answer turns on, asked about by what it says of them. */
export function nameTerms(answer: Answer, chosen: readonly Candidate[]): Candidate[] {
  const counts = new Map<string, number>();
  const pairs = answer.text.toLowerCase().match(/(?<![\p{L}-])\p{L}{4,} \p{L}{4,}(?![\p{L}-])/gu) ?? [];
  for (const term of [...pairs, ...(answer.text.toLowerCase().match(/\p{L}{6,}/gu) ?? [])])
    if (!TERM_NOISE.test(term)) counts.set(term, (counts.get(term) ?? 0) + (term.includes(' ') ? 1.6 : 1));
  const asked = chosen.map(({ question }) => question.toLowerCase()).join(' ');
  return [...counts]
    .filter(([term]) => !asked.includes(term))
    .sort((left, right) => right[1] - left[1])
    .filter(
      ([term], index, all) =>
        !all.slice(0, index).some(([other]) => other.includes(term) || term.includes(other)),
    )
    .slice(0, TERM_COUNT)
    .map(([term], index) => ({
      question: TERM_QUESTIONS[index]?.(term) ?? '',
      about: -1 - index,
      gap: 'term',
    }))
    .filter(({ question }) => question !== '');
}

const TERM_COUNT = 3;
const TERM_NOISE =
  /\b(?:that|this|with|from|have|will|would|should|could|they|them|their|your|which|when|where|what|into|than|then|also|more|most|some|many|much|very|about|after|before|because|while|there|these|those|between|through|another|other|always|usually|often|sometimes|however|without|within|being|make|makes|take|takes|need|needs|does|only|each|every|such|like|just|over|under|been|were|first|second|three|people|things?|really|simply|example|better)\b|ly$|ing$|ed$/i;
const TERM_QUESTIONS: readonly ((term: string) => string)[] = [
  (term) => `What exactly is meant by “${term}” here?`,
  (term) => `What are the limits of what is said about “${term}”?`,
  (term) => `What would a first step with “${term}” look like?`,
];
