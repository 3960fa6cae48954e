/** Asks for the whole of what people think, in whatever words: `Would you recommend it?`, `Is it any good?`. */
export const OVERALL =
  /\b(?:recommend(?:ed|ing|s|able)?|worth (?:it|buying|getting|having|trying|(?:the|all the) (?:hype|wait|trouble|bother|effort))|(?:any|a) good\b(?= *[?.!]?$)|good (?:buy|choice|purchase)|(?<!\b(?:where|why|what|which|how|when|one|who) )(?:should|would|will) (?:i|we|you|they|people|owners|users|customers|buyers|anyone) (?:buy|get|choose|pick)(?: (?:it|one|this|them|that))?(?: again)?|buy (?:it |one |this |them )?again|(?:what(?:['’]s| is) the|the overall|overall) (?:verdict|opinion|impression|mood|consensus)|glad (?:they|you|people) (?:bought|got))\b/i;

/** Whether a question asks what people think on the whole. */
export const asksOverall = (question: string): boolean => OVERALL.test(question);

/** Says so in an answer. */
export const TELLS_OVERALL =
  /\b(?:recommend\w*|worth (?:it|every|buying|the)|(?:would|will) (?:never |not |definitely |happily )?(?:buy|get) (?:\w+ )?again|(?:buy|bought) (?:\w+ ){0,2}again|regret\w*|glad (?:i|we) (?:bought|got)|avoid|steer clear|best (?:\w+ )?(?:i|we)(?:['’]ve| have)? (?:ever )?(?:had|bought|owned|used)|waste of money)\b/i;
