import { AUDIENCE, FORMAT, LENGTH, TONE } from '@/shared/engines/offline/reframe/patterns.ts';
import { type DraftKind, kindOfDraft } from './task-kind.ts';

/** Something a full prompt says; `isSaid` finds it in a draft. */
interface Detail {
  label: string;
  blank: string;
  isSaid: RegExp;
  /** Whether it is about the shape of the answer. */
  isOutput?: boolean;
}

const audience: Detail = { label: 'Audience', blank: 'audience', isSaid: AUDIENCE };
const purpose: Detail = {
  label: 'Purpose',
  blank: 'what it should achieve',
  isSaid:
    /\b(?:so that|in order to|goal|purpose|because|aim|want (?:them|him|her|people|it) to|to (?:announce|inform|apologi[sz]e|ask|invite|thank|explain|convince|sell|accept|propose|remind|cancel)|that i|ask (?:for|when|if)|for (?:my|our|the|a|an) )/i,
};
const tone: Detail = { label: 'Tone', blank: 'tone', isSaid: TONE };
const length: Detail = { label: 'Length', blank: 'length', isSaid: LENGTH, isOutput: true };
const format: Detail = { label: 'Format', blank: 'list, table or text', isSaid: FORMAT, isOutput: true };
const limits: Detail = {
  label: 'Constraints',
  blank: 'constraints',
  isSaid:
    /\b(?:don['’]?t|do not|must|without|no(?! idea)|not|never|avoid|only|under|at most|max|limit|require\w*|should|constraints?)\b/i,
};
const priorities: Detail = {
  label: 'What matters most',
  blank: 'priorities',
  isSaid:
    /\b(?:matters?|important|priorit\w*|prefer\w*|because|care about|i (?:want|like|love|hate|need)|focus|don['’]?t (?:want|like)|less|more)\b/i,
};

const byKind: Record<DraftKind, readonly Detail[]> = {
  text: [audience, purpose, tone, length],
  plan: [
    {
      label: 'Time',
      blank: 'dates or hours available',
      isSaid:
        /\b\d+[ -]?(?:hours?|minutes?|min|days?|weeks?|months?|years?)\b|\b(?:weekly|daily|weekends?|jan|feb|mar|apr|may|june|july|aug|sep|oct|nov|dec|monday|tuesday|wednesday|thursday|friday|saturday|sunday)/i,
    },
    {
      label: 'Budget',
      blank: 'budget',
      isSaid:
        /[$€£]|\bbudget|\beuros?\b|\bdollars?\b|\brupees\b|\bfree\b|\b(?:study|running|training|workout|lesson|meeting)\b/i,
    },
    limits,
    format,
  ],
  code: [
    {
      label: 'Language and version',
      blank: 'language and version',
      isSaid:
        /\b(?:python|javascript|js|typescript|java|kotlin|swift|rust|go|php|ruby|bash|sql|r|c|react|vue|angular|node|django|flask|html|css|excel|sheets|vba|postgres|mysql|docker\w*|regex|express|flutter|unity|pcre|apps script|discord)\b|c#|c\+\+/i,
    },
    {
      label: 'Input and output',
      blank: 'input and output',
      isSaid:
        /\b(?:inputs?|outputs?|returns?|takes?|reads?|prints?|given|from|tables?|matches|match|columns?)\b/i,
    },
    limits,
    {
      label: 'Environment',
      blank: 'where it runs',
      isSaid:
        /\b(?:windows|mac|macos|linux|server|browser|node|aws|docker|local|cloud|sheets|excel|postgres|mobile|android|ios)\b/i,
    },
  ],
  debugging: [
    {
      label: 'Environment',
      blank: 'versions and system',
      isSaid:
        /\b(?:v?\d+\.\d+|windows|mac|macos|linux|ubuntu|alpine|react|node|python|django|vue|nginx|chrome|safari|firefox|unity|next\.js)\b|c#/i,
    },
    {
      label: 'Expected',
      blank: 'what should happen',
      isSaid: /\b(?:expect\w*|should|supposed|instead|worked (?:yesterday|before)|even though|must)\b/i,
    },
    {
      label: 'Tried so far',
      blank: 'what you tried',
      isSaid: /\b(?:tried|already|checked|restarted|did not change|didn['’]t change|after refresh)\b/i,
    },
    {
      label: 'When it happens',
      blank: 'when it happens',
      isSaid: /\b(?:when|every|always|sometimes|only|after|during|each time|on start|evening|if)\b/i,
    },
  ],
  decision: [
    priorities,
    {
      label: 'Budget',
      blank: 'budget',
      isSaid: /[$€£]|\bbudget\b|\b\d+k\b|\bprice|\bcosts?\b|\bsalary\b|\beuros?\b|\bdollars?\b|\bmoney\b/i,
    },
    {
      label: 'Time frame',
      blank: 'time frame',
      isSaid: /\b(?:\d{4}|months?|weeks?|years?|days?|hours?|now|deadline|soon|today|tomorrow)\b/i,
    },
  ],
  question: [
    {
      label: 'What I know already',
      blank: 'what you know',
      isSaid:
        /\b(?:i (?:know|am|have)|i['’]m|beginner|expert|like i|as an?|for (?:a|an|my|kids|beginners)|year[- ]old|explain like|we (?:have|are|use)|simple)\b/i,
    },
    { label: 'Depth', blank: 'overview or details', isSaid: LENGTH, isOutput: true },
    format,
  ],
  maths: [],
};
/** Texts whose details are others than those of a text in general. */
const KINDS_OF_TEXT: readonly (readonly [RegExp, readonly Detail[]])[] = [
  [/^(?:please )?(?:can you |could you )?(?:summari[sz]e|sum up|tl;?dr)/i, [audience, length, format]],
  [/^(?:please )?(?:can you |could you )?translate/i, []],
  [/^(?:please )?(?:rewrite|rephrase|proofread|shorten|turn (?:this|these))/i, [audience, tone, length]],
  [
    /\b(?:story|poem|haiku|limerick|song|joke|tagline|slogan|caption|captions|names?|title|headline|character|toast|tweet|riddle)\b/i,
    [tone, length],
  ],
];
const MAX_DETAILS = 4;
/** One fact answers it. */
const FACTUAL =
  /^(?:what(?:['’]s| is| are| was) (?:the )?(?:capital|time|date|name|height|population|meaning)|who|when|where|how (?:many|much|old|tall|far)|is there)\b/i;

/** What a draft leaves open, as lines with a marked blank each, at most four; none for what it says or where nothing is asked. */
export function missingDetails(text: string): { requirements: string[]; output: string[] } {
  const kind = kindOfDraft(text);
  const details = kind && !FACTUAL.test(text.trim()) ? detailsOf(kind, text.trim()) : [];
  const open = details.filter((detail) => !isGiven(detail, text));
  const lines = (isOutput: boolean) =>
    open
      .slice(0, MAX_DETAILS)
      .filter((detail) => (detail.isOutput ?? false) === isOutput)
      .map(({ label, blank }) => `${label}: [${blank}]`);
  return { requirements: lines(false), output: lines(true) };
}

/** The same as lines below a prompt. */
export function detailLines(text: string): string[] {
  const { requirements, output } = missingDetails(text);
  return [...requirements, ...output];
}

const LABELS = [...new Set(Object.values(byKind).flatMap((details) => details.map(({ label }) => label)))];
/** Blanks of an earlier run that are still open. */
export const OPEN_DETAILS = new RegExp(`(?:^|\\n\\n)(?:(?:${LABELS.join('|')}): \\[[^\\]\\n]+\\](?:\\n|$))+`);

function detailsOf(kind: DraftKind, text: string): readonly Detail[] {
  const special = kind === 'text' ? KINDS_OF_TEXT.find(([sign]) => sign.test(text.slice(0, 120))) : undefined;
  return special?.[1] ?? byKind[kind];
}

function isGiven({ label, isSaid }: Detail, text: string): boolean {
  return text.includes(`${label}:`) || isSaid.test(text);
}
