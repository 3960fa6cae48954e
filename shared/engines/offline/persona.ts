const TONES =
  'calm|friendly|warm|formal|informal|casual|strict|patient|playful|witty|funny|humorous|sarcastic|direct|honest|blunt|polite|kind|gentle|encouraging|motivating|supportive|empathetic|serious|neutral|objective|precise|concise|brief|short|confident|curious|critical|skeptical|sceptical|cheerful|energetic|enthusiastic|optimistic|professional|academic|poetic|dry|laconic|humble|bold|analytical|creative|wise|cynical|upbeat|thorough|careful|pragmatic|practical|straightforward|respectful|diplomatic|relaxed|sharp|grumpy|tough|observant|attentive|quiet|loud';
const TONE = new RegExp(
  `^(?:(?:very|quite|a bit|slightly|always) )?(?:${TONES})(?:(?:,? and|,| but) (?:${TONES}))*(?: (?:tone|voice|style))?$`,
  'i',
);
const LEADING_TONES = new RegExp(`^((?:(?:${TONES})\\s+)+)(?=\\p{L})`, 'iu');
const ROLE =
  /\b(?:\p{L}*(?:ologist|ician|smith|maker|keeper|writer|tester|trainer|teacher|manager|designer|engineer|developer|planner|reviewer|editor|author|tutor|mentor|advisor|adviser|doctor|lawyer|nurse|chef|cook|coach|analyst|scientist|artist|therapist|economist|journalist|historian|critic|consultant|accountant|assistant|professor|detective|pirate|poet|butler|librarian|recruiter|negotiator|translator|interviewer|strategist|copywriter|founder|investor|architect|expert|specialist|guide|friend|parent|grandmother|grandfather|teenager|comedian|philosopher|scholar|officer|director|lead|secretary|salesperson|marketer|gardener|mechanic|pilot|captain|judge|buddy|host))\b/iu;
const LIMIT =
  /^(?:no|never|not|without|avoid\w*|don['’]?t|do not|does(?:n['’]t| not)|only|at most|max\.?|maximum|under|hates?|refuses?)\b/i;
const AUDIENCE = /^(?:for|to|with) (?=\p{L})/iu;
const HABIT =
  /^(?:always|often|usually|asks?|answers?|gives?|explains?|uses?|speaks?|talks?|writes?|quotes?|cites?|starts?|ends?|likes?|loves?|checks?|challenges?|suggests?|lists?|shows?|keeps?|thinks?|tells?|summari[sz]es?|corrects?|encourages?|makes?|points? out|helps?|works?|(?:short|brief|long|clear|simple|plain|detailed|concrete|practical|real) (?:answers?|sentences?|words?|examples?|language|replies|questions|steps)|examples?|analog(?:y|ies)|metaphors?|bullet points|step by step|plain language|questions)\b/i;
/** "deduces from details": a verb of whatever kind with what it is done to. */
const DOES =
  /^\p{Ll}{2,}(?<![su])s (?:from|to|with|in|the|an?|your|every|each|for|on|by|before|after|only|all)\b/u;
/** Two capitals are a name somebody goes by. */
const PROPER = /^\p{Lu}[\p{L}'’.]+(?: (?:of|the|de|van|von))?(?: \p{Lu}[\p{L}'’.]+)+$/u;
const THIRD_PERSON: Record<string, string> = { does: 'do', has: 'have', is: 'are', goes: 'go', says: 'say' };
const MAX_NAME_CHARS = 60;

interface Traits {
  roles: string[];
  tones: string[];
  habits: string[];
  limits: string[];
  audiences: string[];
  /** What stands in no other list. */
  others: string[];
}

/**
 * A persona from keywords, in their words alone: its name, a blank line, then role, tone, habits and limits as far as the
 * keywords say them.
 * @param text keywords, parted by commas, semicolons or lines
 */
export function personaFromKeywords(text: string): string {
  const keywords = text
    .split(/[,;\n•|]+|\s+(?:and|but) (?=(?:never|no|always|asks|not|without)\b)/i)
    .map((keyword) => keyword.trim().replace(/^[-*]\s+|[.!]+$/g, ''))
    .filter((keyword) => keyword !== '');
  const traits: Traits = { roles: [], tones: [], habits: [], limits: [], audiences: [], others: [] };
  for (const keyword of keywords) sortKeyword(keyword, traits);
  const role = traits.roles.shift();
  return `${nameOf(traits, role)}\n\n${describe(traits, role)}`;
}

function sortKeyword(keyword: string, traits: Traits): void {
  const bare = keyword.replace(/^(?:an?|the) /i, '');
  if (LIMIT.test(keyword)) traits.limits.push(keyword);
  else if (TONE.test(keyword) || /\bhumou?r$/i.test(keyword))
    traits.tones.push(...keyword.replace(/ (?:tone|voice|style)$/i, '').split(/,? and /));
  else if (HABIT.test(keyword) || DOES.test(keyword)) traits.habits.push(keyword);
  else if (AUDIENCE.test(keyword)) traits.audiences.push(keyword.replace(AUDIENCE, ''));
  else if (ROLE.test(bare) || PROPER.test(bare)) {
    const tones = LEADING_TONES.exec(bare)?.[1]?.trim().split(/\s+/) ?? [];
    traits.tones.push(...tones);
    traits.roles.push(bare.replace(LEADING_TONES, ''));
  } else traits.others.push(bare);
}

function nameOf({ tones, others }: Traits, role: string | undefined): string {
  const subject = role?.split(/ (?:who|that|with|for|from|at) /)[0] ?? `${others[0] ?? ''} assistant`.trim();
  const isNamed = role !== undefined && PROPER.test(role);
  const name =
    tones[0] && !isNamed && (role !== undefined || others.length === 0) ? `${tones[0]} ${subject}` : subject;
  return capitalise((name.length > MAX_NAME_CHARS ? subject : name).slice(0, MAX_NAME_CHARS).trim());
}

function describe(
  { roles, tones, habits, limits, audiences, others }: Traits,
  role: string | undefined,
): string {
  const lines = [
    role
      ? `You are ${withArticle(role)}${roles.map((other) => ` and ${withArticle(other)}`).join('')}.`
      : 'You are an assistant.',
    ...(others.length > 0 ? [`You know about ${joinWords(others)}.`] : []),
    ...(audiences.length > 0 ? [`You speak to ${joinWords(audiences)}.`] : []),
    ...(tones.length > 0 ? [`Your tone: ${tones.map(lowerFirst).join(', ')}.`] : []),
    ...(habits.length > 0
      ? [`Habits:\n${habits.map((habit) => `- ${capitalise(inSecondPerson(habit))}`).join('\n')}`]
      : []),
    ...(limits.length > 0
      ? [`Limits:\n${limits.map((limit) => `- ${capitalise(inSecondPerson(limit))}`).join('\n')}`]
      : []),
  ];
  return lines.join('\n');
}

/** "asks questions" as what the persona is told: "ask questions". */
function inSecondPerson(phrase: string): string {
  const [, adverb = '', verb = '', rest = ''] =
    /^((?:always|often|usually|never) )?(\p{L}+)(.*)$/u.exec(phrase) ?? [];
  const isVerb = adverb !== '' || VERB.test(verb) || DOES.test(phrase);
  return isVerb ? `${adverb}${baseOf(verb)}${rest}` : phrase;
}

const VERB =
  /^(?:asks|answers|gives|explains|uses|speaks|talks|writes|quotes|cites|starts|ends|likes|loves|checks|challenges|suggests|lists|shows|keeps|thinks|tells|corrects|encourages|makes|points|helps|works|avoids|hates|refuses|does|summari[sz]es)$/i;

function baseOf(verb: string): string {
  const lower = verb.toLowerCase();
  const known = THIRD_PERSON[lower];
  if (known) return known;
  if (/(?:ss|ch|sh|x)es$/.test(lower)) return verb.slice(0, -2);
  if (/[^aeiou]ies$/.test(lower)) return `${verb.slice(0, -3)}y`;
  return /(?<!s)s$/.test(lower) ? verb.slice(0, -1) : verb;
}

function withArticle(role: string): string {
  if (/^(?:an?|the|my|our) /i.test(role)) return role;
  const isProper = /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(role);
  return isProper ? role : `${/^[aeiou]/i.test(role) ? 'an' : 'a'} ${lowerFirst(role)}`;
}

const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
