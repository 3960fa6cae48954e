import { uncountableNouns } from '@/shared/engines/offline/lexicon/nouns.ts';
import { isClearPast, verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { adjectives, functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { type Pattern, pattern } from '@/shared/engines/offline/polish/pattern.ts';
import { BETWEEN, baseOf, MODAL, NOT_NOUN, PRONOUN, pastParticipleOf } from './verb-shapes.ts';

const HAS_PRONOUN = new RegExp(`\\b${PRONOUN}\\b`);

/** Wrong forms after can, did, to and make. */
export const verbForms: readonly Pattern[] = [
  // any verb after a modal: "can overwrites"
  pattern(
    `${NOT_NOUN}(?<![\\p{L}'])(?:can|could|should|must|cannot|can't|couldn't|shouldn't|won't|wouldn't) ${BETWEEN}(?<x>\\p{L}{4,}(?<![siu])s)(?![\\p{L}'])`,
    ([, verb = ''], before) =>
      // "Should arrays be combined?"
      (before.trim() === '' && !verbs.byThird.has(verb)) ||
      functionWords.has(verb) ||
      /(?:ways|times|haps|sides|wards|less|hes|xes|zes|ies|ses)$/.test(verb)
        ? undefined
        : (verbs.byThird.get(verb)?.base ?? verb.slice(0, -1)),
  ),
  pattern(
    `(?<=\\bto )(?<!\\b(?:spoken|talked|spoke|talk|speak|object|listen|listened|belong|refer|referred|write|written|wrote) to )(complains|makes|goes|sees|writes|has|does|is|gets|knows|understands|gives|takes|finds|tells|becomes|keeps|brings|sells|sends|buys|eats|learns|improves|creates|adds|explains|says|asks|helps|wants|thinks|comes|speaks|avoids|prevents|receives|allows|provides)(?![\\p{L}'])`,
    ([, verb = '']) => baseOf(verb),
  ),
  pattern(
    `(?<=\\b(?:how|why|when|where|what) (?:does|did|do) )(\\p{L}+) (?<x>\\p{L}+)(?=\\s*[?.!,]|$| (?:in|on|to|so|when|if|with|for|the|a)\\b)`,
    ([, noun = '', verb = '']) =>
      !functionWords.has(noun) &&
      !adjectives.has(noun) &&
      !/^(?:many|much)/.test(noun) &&
      verbs.byThird.has(verb) &&
      !functionWords.has(verb)
        ? baseOf(verb)
        : undefined,
  ),
  pattern(
    `{START}(?:(?:why|how|when|where|what) )?(?:does|do|did) (?:the |my |your |our |this |a |an |these |those )?([\\p{L}\\uFFFC]+) (?<x>\\p{L}+)(?= (?:a|an|the|to|any|in|on|it|my|so|more|this|that|against|with|twice|when|if|for|and)\\b|\\s*[?.!]|$| (?:pain|experience|sense))`,
    ([, noun = '', verb = '']) =>
      (!functionWords.has(noun) || /^(?:anybody|anyone|someone|somebody|everyone)$/.test(noun)) &&
      verbs.byThird.has(verb)
        ? baseOf(verb)
        : undefined,
  ),
  pattern(
    `${NOT_NOUN}(?<![\\p{L}'])${MODAL} ${BETWEEN}(?:${PRONOUN} )?(?<x>\\p{L}+)(?![\\p{L}'])`,
    ([whole = '', verb = ''], before) =>
      // "how long can cooked rice stay", "would ground cover", "in May he asked"
      (/^\s*$|\b(?:how(?: \p{L}+)?|when|where|why|what) $/u.test(before) && !HAS_PRONOUN.test(whole)) ||
      (whole.startsWith('may ') && /\b(?:in|of|since|by|until|last|next|this) $/.test(before)) ||
      (/\b(?:can|will|might|must|may) (?:is|was|has)\b/.test(whole) && !/can|will/.test(whole))
        ? undefined
        : baseOf(verb),
  ),
  pattern(
    `${NOT_NOUN}(?<![\\p{L}'])(?:can|could|should|must|might|will|would|may|can't|couldn't|shouldn't|won't)( to) (?=(\\p{L}+)\\b)`,
    ([, , verb = ''], before) =>
      verbs.byBase.has(verb) &&
      !/\b(?:what|whatever|all|everything|anything|best|most|\p{L}+s) (?:\p{L}+ )?(?:i|you|we|they|he|she|it)\s*$/u.test(
        before,
      )
        ? ''
        : undefined,
  ),
  pattern(
    `(?<=\\b(?:should|could|would|must|might|shouldn't|couldn't|wouldn't) )(been|gone|done|seen|known|told|taken|given|written)(?![\\p{L}'])`,
    ([, word = '']) => `have ${word}`,
  ),
  // "do I got to take it": what one has to do
  pattern(`(?<=\\b(?:do|don't|does|doesn't) (?:${PRONOUN} )?)(got)(?= to\\b)`, 'have'),
  pattern(
    `(?<![\\p{L}'])(?:didn't|doesn't|don't|did not|does not|do not) ${BETWEEN}(?<x>\\p{L}+)(?![\\p{L}'])`,
    ([, verb = '']) => (['does', 'did', 'is', 'was', 'are'].includes(verb) ? undefined : baseOf(verb)),
  ),
  pattern(
    `{CLAUSE}(?:why |how |when |where |what )?(?:did|does|do) ${PRONOUN} ${BETWEEN}(?<x>\\p{L}+)(?![\\p{L}'])`,
    ([, verb = '']) => (functionWords.has(verb) && !['has', 'had'].includes(verb) ? undefined : baseOf(verb)),
  ),
  pattern(
    `(?<=\\b(?:why|how|when|where|what) (?:did|does|do) )(?:the|my|your|our|this|that) \\p{L}+ (?<x>\\p{L}+)(?= (?:to|the|a|an|my|in|on|for|so|when|this|that|with|me|it)\\b|\\s*[?.!,]|$)`,
    ([, verb = '']) => (verb.endsWith('s') || isClearPast(verb) ? baseOf(verb) : undefined),
  ),
  pattern(
    `(?<=\\b(?:want|wants|wanted|need|needs|needed|going|try|tries|tried|trying|like|able|decided|decide|hope|hoping|plan|planning|have|has|had|how|way|supposed|learn|learned|forgot|love|help|allowed|ready|unable|order|helps|helped|asked|ask|tell|told|expected|started|began|continue|easy|hard|difficult|possible|important|better|chance|time|want you|want him|want it|managed|agreed|refused|promised|failed) to ${BETWEEN})(\\p{L}+)(?![\\p{L}'])`,
    // "as close as possible to computed values"
    ([, verb = ''], before) =>
      !/\bas possible to\s*$/.test(before) &&
      (['is', 'are', 'was', 'were', 'has', 'had', 'does', 'did'].includes(verb) || !functionWords.has(verb))
        ? baseOf(verb)
        : undefined,
  ),
  pattern(
    `(?<=\\b(?:want|wants|wanted|would like|need|needs|try|trying|decided|plan|hope|like) to )(\\p{L}+ing)(?= (?:a|an|the|my|your|more|some|to|about|it|this|for|in|with)\\b)`,
    ([, word = '']) => verbs.byIng.get(word)?.base,
  ),
  pattern(
    `(?<=\\b(?:look|looking|looks) (?:very much )?forward to )(\\p{L}+)(?= (?:you|from|the|a|an|with|your|to|back|my|more|this|at|for|him|her|them|it|about|in|all|on)\\b|\\s*[.!,]|$)`,
    ([, verb = '']) =>
      [
        'hear',
        'meet',
        'see',
        'work',
        'receive',
        'read',
        'get',
        'talk',
        'speak',
        'join',
        'discuss',
        'learn',
        'visit',
        'be',
        'start',
        'try',
        'have',
        'go',
        'come',
        'play',
        'use',
        'collaborate',
        'spend',
        'attend',
        'contribute',
        'catch',
      ].includes(verb)
        ? (verbs.byBase.get(verb)?.ing ?? `${verb.replace(/e$/, '')}ing`)
        : undefined,
  ),
  pattern(
    `(?<=\\b(?:have|has|had|having|i've|you've|we've|they've|haven't|hasn't|hadn't|could've|should've|would've) (?:(?:not|never|already|just|always|also|ever|really|recently|even|finally|probably|only|i|you|he|she|they|we) )?)(\\p{L}+)(?![\\p{L}'])`,
    ([, verb = '']) =>
      ['had', 'was', 'were'].includes(verb) ? (verb === 'had' ? undefined : 'been') : pastParticipleOf(verb),
  ),
  pattern(
    `{CLAUSE}(?:i|we|they|he|she|you) {ADV}(seen|done|gone|been|taken|written|eaten|drunk|begun|sung|rung|swum|broken|spoken|driven|given|known)(?= (?:it|the|a|an|my|your|this|that|him|her|them|to|in|at|all|some|too|so|what|there|everything|two|three|from|on|for|waiting|working|trying|using|looking|many|yesterday|last|one|with|you|like|driving|doing|going|getting|having|feeling|thinking|here|up|so|very|really|told)\\b| [\\d\\uFFFC]|\\s*[.!?,]|$)(?<!\\b(?:have|has|had) (?:i|we|they|he|she|you) \\p{L}+)`,
    ([whole = '', word = '']) =>
      word === 'been'
        ? /^(?:he|she)\b/.test(whole)
          ? 'has been'
          : 'have been'
        : verbs.byParticiple.get(word)?.past,
  ),
  // "sorry for rush you", "thanks for help me"
  pattern(
    `(?<=\\b(?:sorry|thanks|thank you|apologi[sz]e|apologies) for )(\\p{L}+)(?= (?:me|us|him|them)\\b| you(?:{END}| (?:again|so|with|about|on|at|like|in)\\b))`,
    ([, verb = '']) => (functionWords.has(verb) ? undefined : verbs.byBase.get(verb)?.ing),
  ),
  // "without change the meaning"
  pattern(
    `(?<=\\bwithout )(\\p{L}+)(?= (?:the|a|an|my|your|our|their|this|any) \\p{L}+{END})`,
    ([, verb = '']) => (functionWords.has(verb) ? undefined : verbs.byBase.get(verb)?.ing),
  ),
  // "I am agree", "I'm already know"
  pattern(
    `(?<![\\p{L}'])i(( am|'m)) (?=(?:totally |fully |completely |also |already |still |really |not )?(?:agree|know|understand|want|need|have|believe|remember|prefer)\\b)`,
    ([whole = '']) => (/not/.test(whole) ? undefined : ''),
  ),
  pattern(
    `(?<![\\p{L}'])(?:i am|i'm|we are|we're|you are|they are|he is|she is) {ADV}(look|wait|search|try|plan|think|work|write|use|learn|study|prepare|build|create|make|develop|talk|go|live|apply|ask|speak|consider|run)(?= (?:for|to|on|at|with|about|a|an|the|of|my|in|this|from|it|as|english|spanish|german|french|python|how|here|there)\\b)(?! (?:to (?:the|it|this|that|working|having)))`,
    ([whole = '', verb = '']) =>
      verb === 'use' && /use to/.test(whole) ? undefined : verbs.byBase.get(verb)?.ing,
  ),
  pattern(
    `(?<![\\p{L}'])(?:want|wants|wanted) (?<x>buy|go|know|make|create|learn|ask|build|become|find|start|send|add|understand|write|use|see|get|improve|change|be|have|do|try|say|tell|share|meet|speak|discuss|generate|fix)(?= (?:a|an|the|my|your|some|to|how|it|this|that|more|about|you|what|if|in|with|new|why|something|better|good|me)\\b)`,
    ([, verb = '']) => `to ${verb}`,
  ),
  pattern(
    `(?<=\\b(?:i|we|you|they) )need (?<x>buy|go|know|make|create|learn|understand|send|write|find|get|finish|submit|prepare|fix)(?= (?:a|an|the|my|your|some|to|how|it|this|that|more|about|what|if|by|in|me)\\b)`,
    ([, verb = '']) => `to ${verb}`,
  ),
  pattern(
    `(?<=\\b(?:thanks|thank you|thank you very much|thank you so much|interested in|good at|instead of|before|after|without|tired of|afraid of|by|keep|enjoy|enjoyed|finish|finished|avoid|mind|suggest|worth|stop|consider|for) )(\\p{L}+)(?= (?:me|us|you|the|a|an|my|your|it|this|that|to|in|with|on|out|so)\\b)(?<=\\b(?:thank you for|thanks for|interested in|good at|instead of|without|tired of|afraid of|enjoy|enjoyed|avoid|worth) \\p{L}+)`,
    ([, verb = '']) =>
      verbs.byBase.has(verb) &&
      !functionWords.has(verb) &&
      !adjectives.has(verb) &&
      !uncountableNouns.has(verb) &&
      [
        'help',
        'reply',
        'answer',
        'work',
        'learn',
        'make',
        'go',
        'do',
        'read',
        'write',
        'use',
        'take',
        'get',
        'give',
        'send',
        'buy',
        'play',
        'wait',
        'come',
        'cook',
        'travel',
        'see',
        'watch',
        'talk',
        'listen',
        'eat',
        'build',
        'create',
        'check',
        'click',
        'tell',
        'ask',
        'choose',
        'spend',
        'pay',
        'try',
        'run',
      ].includes(verb)
        ? verbs.byBase.get(verb)?.ing
        : undefined,
  ),
  pattern(
    `(?<![\\p{L}'])make (me|him|her|us|them|you|it|people) (?<x>feels|cries|laughs|thinks|looks|wants|works|goes|to feel|to cry|to laugh|to think|to look|to want)(?![\\p{L}'])`,
    ([, , verb = '']) => (verb.startsWith('to ') ? verb.slice(3) : verbs.byThird.get(verb)?.base),
  ),
];
