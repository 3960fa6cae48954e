import { isColour } from './facets.ts';

const SHOULD =
  /^((?:the |an? |his |her |their |its |both |all )?[\p{L}’' -]{1,60}?) (?:should|must|needs? to|ha(?:s|ve) to|ought to|could|can) (?:(?:also|still|really|just|only|rather|now) )?((?:not )?[\p{L}-]+)(.*)$/iu;
const MADE =
  /^(?:make|let|have) (it|her|him|them|the .+?|his .+?|her .+?|their .+?) ((?:very |more |look )?[\p{L}-]+)( .+)?$/iu;
const PRONOUNS: Record<string, string> = { her: 'she', him: 'he', them: 'they' };
/** Words that say how something is; another word after `make her` is a verb. */
const DESCRIBES =
  /(?:er|y|ful|less|ous|ed|ing|ish|ent|ant|ble|al|ive|ic|like|en|ian|ese)$|^(?:old|young|big|small|large|tall|short|long|thin|fat|round|sad|bald|wet|dry|wide|huge|tiny|visible|smooth|rough|sharp|soft|hard|bright|dark|light|pale|high|low|full|more|less|very|open|close|closer|out|of|in|on|from|with|under|at)$/i;
/** How something stands somewhere; a verb of the like ends so, too. */
const PLURAL =
  /^(?:they|both|all)$|^(?:the |his |her |their |two |three )?(?:.* )?(?:people|men|women|children|\p{L}+[^s'’]s)$/iu;

/** A verb as it is said of one: `holds`, `carries`, `is`. */
function ofOne(verb: string): string {
  if (/^(?:be|have|do)$/i.test(verb))
    return { be: 'is', have: 'has', do: 'does' }[verb.toLowerCase()] ?? verb;
  if (/(?:s|x|z|ch|sh|o)$/i.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/i.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

function participle(verb: string): string {
  if (/e$/i.test(verb)) return `${verb}d`;
  return /^(?:flip|crop|blur)$/i.test(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
}

function said(subject: string, verb: string, rest: string): string {
  const isPlural = PLURAL.test(subject);
  if (/^not /i.test(verb)) return `${subject} ${isPlural ? 'do' : 'does'} ${verb}${rest}`;
  if (!isPlural) return `${subject} ${ofOne(verb)}${rest}`;
  return `${subject} ${/^be$/i.test(verb) ? 'are' : verb}${rest}`;
}

const TURNED =
  /^(rotate|turn|tilt|flip|mirror|crop|blur|shift|tilt) (?:it|them|the (?:picture|image|whole thing)) ?(.*)$/i;

/** An order as what is seen once it was followed: `make the sky pink` as `the sky is pink`, `he should run` as `he runs`. */
export function asStatement(wish: string): string {
  const [, turned = '', where = ''] = TURNED.exec(wish) ?? [];
  if (turned) return `${participle(turned)} ${where}`.trim();
  const [, subject, verb, rest = ''] = SHOULD.exec(wish) ?? [];
  if (subject && verb)
    return /^(?:it|this)$/i.test(subject) && /^be$/i.test(verb) ? rest.trim() : said(subject, verb, rest);
  const [, what = '', how = '', more = ''] = MADE.exec(wish) ?? [];
  if (!what) return wish;
  if (/^it$/i.test(what)) return `${how.replace(/^look /i, '')}${more}`.replace(/^look(?= )/i, '').trim();
  const named = PRONOUNS[what.toLowerCase()] ?? what;
  if (/^look /i.test(how)) return said(named, 'look', `${how.slice(4)}${more}`);
  const [word = ''] = how.split(' ');
  const describes = /^(?:an?|the|one|two|three)$/i.test(word) || isColour(word) || DESCRIBES.test(word);
  return describes ? said(named, 'be', ` ${how}${more}`) : said(named, how, more);
}
