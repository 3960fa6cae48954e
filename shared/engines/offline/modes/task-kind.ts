/** What a draft asks for, as far as the order of work depends on it. */
export type DraftKind = 'debugging' | 'maths' | 'decision' | 'plan' | 'code' | 'text' | 'question';

const MAKES = /^(?:please )?(?:write|create|make|build|generate|design|implement|develop|draft|compose)\b/im;
const CODE_THING =
  /\b(?:functions?|scripts?|programs?|(?:sql )?quer(?:y|ies)|regex(?:es)?|class(?:es)?|components?|apis?|endpoints?|schemas?|dockerfile|unit tests?|formulas?|code|macros?|app|bot|website|landing page in|parser|json|csv)\b/i;
const FAULT =
  /\b(?:errors?|exceptions?|bugs?|crash(?:es|ed|ing)?|traceback|stack ?trace|freez(?:es|ing)|debug|fails?|failing|broken|not working|fix (?:this|my|the) (?:code|sql|script|query|bug|function)|permission denied|(?:doesn['’]?t|does not|isn['’]?t|is not|won['’]?t|didn['’]?t|stopped?) (?:work\w*|start\w*|compile|match|load|run\w*|open)|loops? forever|falls through|logged out|wrong with|throws?(?! (?:away|out|off|in|up|a (?:party|dinner|ball))\b)|(?:my|our|the) (?:code|app|wifi|query|build|page|api|site) (?:is|so) (?:so )?slow|why is my (?:\p{L}+ )?(?:\p{L}+ )?(?:so )?slow)\b/iu;
const WANTS_CAUSE =
  /\?|\b(?:why|fix|debug|help|how|what|tell|explain|find|can(?:['’]?t|not) figure|solve)\b/i;
const WORDS_ABOUT =
  /\b(?:apolog\w+|complaint|reply|letter|e-?mail|mail|message|post|review|notes?|essay|announcement)\b/i;
const MATHS =
  /\b(?:calculate|compute|solve|equation|standard deviation|probability|average of|sum of|integral|derivative|how (?:many|much|long|far|fast)\b.*\d|km\/h|when does it arrive|square root)\b|^if all \p{L}+ are\b/iu;
const DECISION =
  /\b(?:should (?:i|we)|(?:which|what) (?:one|of (?:these|them)|model|option|laptop|language|phone|car|tool|framework|database)\b|help (?:me|us) (?:decide|choose|pick)|decide (?:whether|between|if)|(?:i|we) (?:choose|pick|buy)|pros and cons|worth it|is it (?:a good idea|better)|recommend\w* (?:one|which))/i;
const PLAN =
  /\b(?:plans?|schedules?|itinerar(?:y|ies)|road ?maps?|checklists?|packing list|routine|agenda|programme|lesson|party|road trip|(?:step[- ]by[- ]step|first \d+) (?:steps|instructions)|how (?:do|can|should) (?:i|we) (?:launch|organi[sz]e|start|set up|prepare|renovate|learn)|what (?:do we need|should (?:i|we) do first))\b/i;
const TEXT =
  /\b(?:write|draft|compose|rewrite|rephrase|reply|respond|translate|summari[sz]e|proofread|(?:e-?mail|mail|letter|post|essay|poem|stor(?:y|ies)|speech|toast|caption|captions|headline|tagline|slogan|bio|descriptions?|announcement|message|article|newsletter|haiku|subject lines?|titles?|cover letter|ad|copy|names?|tweets?|review)\b)/i;
const ASKS =
  /\?|(?:^|[.!] )(?:please |hey |hi |so )?(?:what|why|how|when|where|who|which|is|are|do|does|did|can|could|should|would|explain|tell|describe|compare|list|give|show|help|suggest|find|quiz|act|pretend|teach|analy[sz]e|convert|turn|fix|check|recommend|need|i (?:want|need|would like)|i['’]d like)\b/im;

/** Asks a person, not a model. */
const TO_A_PERSON =
  /^(?:could|can|would|will) (?:you|we) (?:please )?(?:send|come|meet|call|bring|pay|join|attend|confirm|have time|look into|move)\b/i;
const WORKS_ON_TEXT =
  /^(?:please )?(?:can you |could you )?(?:reply|respond|rewrite|rephrase|translate|summari[sz]e|sum up|proofread|shorten|turn (?:this|these))\b/i;

/**
 * What a draft asks for, by its words.
 * @returns undefined where nothing is asked: a message or a note as it is
 */
export function kindOfDraft(text: string): DraftKind | undefined {
  if (TO_A_PERSON.test(text)) return undefined;
  if (WORKS_ON_TEXT.test(text)) return 'text';
  const makes = MAKES.test(text);
  const first = text.slice(0, 160);
  if (
    FAULT.test(text) &&
    WANTS_CAUSE.test(text) &&
    !makes &&
    !(WORDS_ABOUT.test(first) && !/\?|\bwhy\b/i.test(text))
  )
    return 'debugging';
  if (MATHS.test(text) && /\d|\ball\b/.test(text) && !makes && !PLAN.test(first)) return 'maths';
  if (makes && CODE_THING.test(first) && !WORDS_ABOUT.test(first)) return 'code';
  if (DECISION.test(text) && !makes) return 'decision';
  if (PLAN.test(first)) return 'plan';
  if (
    CODE_THING.test(first) &&
    /\b(?:python|sql|regex|javascript|typescript|excel|bash|java|c#|rust|go|html|postgres)\b/i.test(text) &&
    !/^(?:what|why|explain)/i.test(text)
  )
    return 'code';
  if (TEXT.test(first)) return 'text';
  if (PLAN.test(text)) return 'plan';
  return ASKS.test(text) ? 'question' : undefined;
}
