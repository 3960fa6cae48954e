import { articleBefore } from '@/shared/engines/offline/polish/articles.ts';

const PEOPLE =
  `boss|manager|supervisor|team|colleagues?|coworkers?|landlord|landlady|tenants?|flatmates?|roommates?|neighbou?rs?|professor|prof|
teacher|tutor|supervisor|lecturer|school|doctor|dentist|lawyer|accountant|bank|insurance|hr|customers?|clients?|guests?|
suppliers?|vendors?|recruiter|employees?|mum|mom|mother|dad|father|parents|sister|brother|aunt|uncle|grandma|grandpa|
grandmother|grandfather|friends?|wife|husband|partner|son|daughter|cousin|investors?|members|volunteers|students?`.replaceAll(
    '\n',
    '',
  );

/** "my boss, …", "hr: …", "a customer whose parcel got lost": who a mail is for stands first, then what it says. */
const FOR_PERSON = new RegExp(
  `^(?:to |for |(dear|hi|hello|hey) )?((?:(?:my|our|the|an?|all|every) )?(?:[\\p{L}-]+ )?(?:${PEOPLE}))(?: ((?:who|whose)\\b[^,:]*))?(?: ?[,:] ?| - )(\\p{L}.*)$`,
  'isu',
);
const SEVERAL = /(?:[^s]s|team|hr|school|bank|insurance|mum|mom|dad|parents|grandma|grandpa|friends)$/i;
const DETERMINED = /^(?:my|our|the|an?|all|every) /i;

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
