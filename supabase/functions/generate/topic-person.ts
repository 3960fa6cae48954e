import { articleBefore } from '@/shared/engines/offline/polish/articles.ts';

const PEOPLE =
  `boss|manager|supervisor|team|colleagues?|coworkers?|landlord|landlady|tenants?|flatmates?|roommates?|neighbou?rs?|professor|prof|
teacher|tutor|supervisor|lecturer|school|doctor|dentist|lawyer|accountant|bank|insurance|hr|customers?|clients?|guests?|
suppliers?|vendors?|recruiter|employees?|mum|mom|mother|dad|father|parents|sister|brother|aunt|uncle|grandma|grandpa|
grandmother|grandfather|friends?|wife|husband|partner|son|daughter|cousin|investors?|members|volunteers|students?`.replaceAll(
    '\n',
    '',
  );

/** Whom one writes to as a house, not as somebody. */
const OFFICES =
  'airline|hotel|council|city|gym|shop|seller|store|company|university|college|embassy|landlords|customer (?:service|support)|support|tax office|police|employer|city council|phone company|internet provider|provider';

/** "my boss, …", "hr: …", "a customer whose parcel got lost": who a mail is for stands first, then what it says. */
const FOR_PERSON = new RegExp(
  `^(?:to |for |(dear|hi|hello|hey) )?((?:(?:my|our|the|an?|all|every) )?(?:[\\p{L}-]+ )?(?:${PEOPLE}))(?: ((?:who|whose)\\b[^,:]*))?(?: ?[,:] ?| - )(\\p{L}.*)$`,
  'isu',
);
const SEVERAL = /(?:[^s]s|team|hr|school|bank|insurance|mum|mom|dad|parents|grandma|grandpa|friends)$/i;
const DETERMINED = /^(?:my|our|the|an?|all|every) /i;

/** `Mail to landlord heating broken`: whom a mail is for, and what it says right behind. */
const TO_PERSON = new RegExp(
  `^((?:an? )?(?:(?:short|formal|polite|friendly|angry|quick) )?(?:e-?mail|mail|letter|message|text|note|complaint|apology|application|request)) (?:to|for) ((?:(?:my|our|the|an?|all|every) )?(?:${PEOPLE}|${OFFICES}))(?: |, | - )(?!(?:about|for|to|that|who|whose|which|asking|saying|with|on|of|in|at|and|or|because|if|from|regarding|re|after|before|explaining|telling|thanking|requesting|without)\\b)(\\p{L}.*)$`,
  'isu',
);

/** Such a topic as its name and its matter: `mail to my landlord: heating broken`; any other stays. */
export function withMatter(topic: string): string {
  const [, form = '', named = '', matter = ''] = TO_PERSON.exec(topic) ?? [];
  if (!form) return topic;
  const isDetermined = DETERMINED.test(named) || SEVERAL.test(named);
  return `${form} to ${isDetermined ? named : `the ${named.toLowerCase()}`}: ${matter}`;
}

/** A mail's reader, and what it is about; undefined where the topic does not begin with one. */
export function splitPerson(topic: string): { person: string; matter: string } | undefined {
  const [, greeting, named, relation, matter] = FOR_PERSON.exec(topic) ?? [];
  if (!named || !matter) return undefined;
  const small = named.replace(/\bhr$/i, 'HR').replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
  const [first = ''] = small.split(' ');
  const isOwn = greeting !== undefined && !DETERMINED.test(small) && !SEVERAL.test(small);
  const who = isOwn
    ? `my ${small}`
    : DETERMINED.test(small) || SEVERAL.test(small)
      ? small
      : `${articleBefore(first) ?? 'a'} ${small}`;
  return { person: relation ? `${who} ${relation}` : who, matter };
}
