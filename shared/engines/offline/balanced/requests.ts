const END = '([.?!]*)(\\s*)$';
const SOFT = '(?: just| possibly| maybe| please| kindly| perhaps)*';

/** "What I need is a plan": the plain sentence turned round. */
const WHAT_I_NEED =
  /^(?:basically,? )?what i(?: really| actually| basically)? (need|want) is (?:basically |just |like |really )*(?=(?:an?|some|the|help|\d+)\b)/i;

const NOT_TO = /^(i(?:['’]d| would)? (?:like|love|want|need) you) not to /i;

/** A greeting before a wish goes with the detour. */
const HELLO = /^(?:hey|hi|hello)(?: there| guys| all| everyone)?[,!]\s+/i;

interface RequestRule {
  find: RegExp;
  /** What stands before the wish: an order, or a question that keeps its modal. */
  opening: (modal: string) => string;
  isQuestion: boolean;
  /** Also in mails, where the wish stays a courteous question. */
  inMail: boolean;
}

const ask = (modal: string) =>
  /^can$/i.test(modal) ? 'Can you ' : /^would$/i.test(modal) ? 'Would you ' : 'Could you ';
const order = () => 'Please ';
const bare = () => '';
/** Whoever answers a prompt does not help with the writing, he writes. */
const HELP_ME =
  /^((?:please )?(?:can|could|would|will) (?:you|u) (?:please |maybe |kindly |just )*|please |)help me (?:to )?(?:basically |just |quickly |maybe )*(?=(?:write|create|make|draft|generate|build|compose|design|rewrite|translate|summari[sz]e|proofread|come up with|find)\b)/i;

const FOR_ME =
  /\b(?:not|don['’]?t|rather than|instead of|without) (?:to )?(?:just )?(?:writ(?:e|ing)|do(?:ing)?|mak(?:e|ing)) (?:it|this|that|everything|all of it|(?:the|my) \w+) for me\b/i;
/** Whether help is what is wanted, and not the work: "don't write it for me". */
export const wantsOwnWork = (text: string): boolean => FOR_ME.test(text);

/** What a wish is part of. */
interface Around {
  isMail: boolean;
  /** Whether help is wanted and not the work, wherever in the text it is said. */
  isOwnWork: boolean;
}

const RULES: readonly RequestRule[] = [
  {
    find: new RegExp(
      `^i(?: was|['’]m| am)(?: just| really)? (?:wondering (?:if|whether)|hoping(?: that)?) you (could|can|would|might)(?: be able to)?${SOFT} (.+?)${END}`,
      'is',
    ),
    opening: ask,
    isQuestion: true,
    inMail: true,
  },
  {
    find: new RegExp(
      `^(?:do you think|is there (?:any|a) (?:way|chance)(?: that)?|would it be possible that) you (could|can)${SOFT} (.+?)${END}`,
      'is',
    ),
    opening: ask,
    isQuestion: true,
    inMail: true,
  },
  {
    find: new RegExp(`^would it be (possible) for you to${SOFT} (.+?)${END}`, 'is'),
    opening: () => 'Could you ',
    isQuestion: true,
    inMail: true,
  },
  {
    find: new RegExp(
      `^it (?:would|['’]d) be (?:really |very |so |super )?(?:great|nice|awesome|helpful|good|amazing|wonderful|cool|perfect|ideal) if you (could|can|would)${SOFT} (.+?)${END}`,
      'is',
    ),
    opening: order,
    isQuestion: false,
    inMail: false,
  },
  {
    find: new RegExp(
      `^i(?:['’]d| would)(?: really| very much| greatly)? (?:appreciate it|be (?:really |very |so )?(?:grateful|thankful)) if you (could|can|would)${SOFT} (.+?)${END}`,
      'is',
    ),
    opening: order,
    isQuestion: false,
    inMail: false,
  },
  {
    find: new RegExp(
      `^(?:i(?: just| really| basically| also)*(?:['’]d| would)?(?: just| really| basically| also)* (like|love|want|need)(?: for)? you to|what i(?:['’]d like| want| need) is for you to)${SOFT}(?: basically)? (.+?)${END}`,
      'is',
    ),
    opening: bare,
    isQuestion: false,
    inMail: false,
  },
  {
    find: new RegExp(
      `^if you (could|can)${SOFT} (.+?),? that (?:would|['’]d) be (?:great|nice|awesome|helpful|amazing|perfect)${END}`,
      'is',
    ),
    opening: order,
    isQuestion: false,
    inMail: false,
  },
  {
    find: new RegExp(
      `^i(?: just)?(?: wanted| want| would like|['’]d like) to (?:ask|know|check) (?:if|whether) (?:it['’]s|it is|it would be) (possible)(?: for you)? to ((?:write|create|make|draft|generate|build|design|translate|summari[sz]e|explain|plan|compare)\\b.+?)${END}`,
      'is',
    ),
    opening: order,
    isQuestion: false,
    inMail: false,
  },
  {
    find: new RegExp(
      `^i(?:['’]d| would)(?: really| very much)? (?:like|love) to ask(?: you)? (?:if|whether) (?:it (?:would|might|could|is)(?: maybe| perhaps| possibly)*(?: be)?(?: maybe| perhaps)* possible (?:that (?:you|u) (could|can|would|might)|for you to)|you (?:could|can|would))${SOFT}(?: basically| actually)* (.+?)${END}`,
      'is',
    ),
    opening: order,
    isQuestion: false,
    inMail: false,
  },
  {
    find: new RegExp(
      `^what (?:would|['’]d) be (?:really |very |so )?(?:great|nice|awesome|helpful|good|amazing|useful) is if you (could|can|would)${SOFT} (.+?)${END}`,
      'is',
    ),
    opening: order,
    isQuestion: false,
    inMail: false,
  },
];

/**
 * A wish without the detour before it: "I was wondering if you could possibly help" becomes "Could you help", "It would be
 * great if you could help" becomes "Please help". The wish itself stays word for word.
 */
export function straightenRequest(sentence: string, around: Around): string {
  const { isMail, isOwnWork } = around;
  const plain = (isMail ? sentence : sentence.replace(HELLO, '')).replace(NOT_TO, '$1 to not ');
  const help = isMail || isOwnWork ? null : HELP_ME.exec(plain);
  if (help) return capitalise(plain.slice(help[0].length)).replace(/\?(\s*)$/, '.$1');
  const needed = isMail ? null : WHAT_I_NEED.exec(plain);
  if (needed) return `I ${needed[1]} ${plain.slice(needed[0].length)}`;
  for (const { find, opening, isQuestion, inMail } of RULES) {
    if (isMail && !inMail) continue;
    const match = find.exec(plain);
    if (!match) continue;
    const [, modal = '', wish = '', marks = '', blanks = ''] = match;
    // "have" asks for a state, not an act; a second clause may depend on the first one's form
    if (/^(?:have|be|like|want|know)\b/i.test(wish)) return sentence;
    const end = marks === '' ? '' : isQuestion ? '?' : '.';
    const opened = opening(modal);
    const said = (isQuestion ? wish : wish.replace(/^not (?=\p{Ll})/u, 'do not ')).replace(/,? please$/i, '');
    return straightenRequest(
      (opened || capitalise(said).slice(0, 1)) + (opened ? said : said.slice(1)) + end + blanks,
      around,
    );
  }
  return sentence;
}

function capitalise(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
