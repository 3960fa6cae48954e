const END = '([.?!]*)(\\s*)$';
const SOFT = '(?: just| possibly| maybe| please| kindly| perhaps)*';

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
      `^(?:i(?:['’]d| would) (like)(?: for)? you to|what i(?:['’]d like| want| need) is for you to)${SOFT} (.+?)${END}`,
      'is',
    ),
    opening: order,
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
];

/**
 * A wish without the detour before it: "I was wondering if you could possibly help" becomes "Could you help", "It would be
 * great if you could help" becomes "Please help". The wish itself stays word for word.
 */
export function straightenRequest(sentence: string, isMail: boolean): string {
  const bare = isMail ? sentence : sentence.replace(HELLO, '');
  for (const { find, opening, isQuestion, inMail } of RULES) {
    if (isMail && !inMail) continue;
    const match = find.exec(bare);
    if (!match) continue;
    const [, modal = '', wish = '', marks = '', blanks = ''] = match;
    // "have" asks for a state, not an act; a second clause may depend on the first one's form
    if (/^(?:have|be|like|want|know)\b/i.test(wish)) return sentence;
    const end = marks === '' ? '' : isQuestion ? '?' : '.';
    return opening(modal) + wish.replace(/,? please$/i, '') + end + blanks;
  }
  return sentence;
}
