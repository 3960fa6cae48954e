import { type Answer, type Candidate, clipped, each, isPlain, lowerStart, toReader } from './read-answer.ts';

const REASON =
  /\b(?:because|since|so that|so (?:you|it|they|the)|to (?:avoid|prevent|keep|make|reduce|save|protect|ensure|help|let)|as (?:it|this|they)|which (?:helps|keeps|prevents|makes)|otherwise|or else|due to)\b/i;

/** "You should X", "Avoid X" without a reason beside it. */
export function recommendations(answer: Answer): Candidate[] {
  return each(answer, 'reason', (sentence, index) => {
    const next = answer.sentences[index + 1] ?? '';
    if (REASON.test(sentence) || /^(?:this|that|it|they|these|otherwise|because)\b/i.test(next))
      return undefined;
    const should = /^(?:you|we) (should|must|need to|have to) (?:always |also |never )?(.+)$/i.exec(sentence);
    const order =
      /^(?:always |never )?((?:avoid|use|keep|choose|start|store|place|add|set|prefer|limit|wait|rotate|remove|replace|apply|run|enable|disable|turn off|turn on|check|test|split|ask|book|drink|eat|skip) .+)$/i.exec(
        sentence,
      );
    const act = clipped(should?.[2] ?? order?.[1] ?? '');
    if (!act) return undefined;
    const isNot = /^never\b|\bnever\b/i.test(sentence.slice(0, 25)) || /^not /.test(act);
    const verb = `${act.charAt(0).toLowerCase()}${act.slice(1)}`.replace(/^not /, '');
    return `Why should I ${isNot ? 'not ' : ''}${toReader(verb)}?`;
  });
}

/** "The price depends on the region." */
export function dependences(answer: Answer): Candidate[] {
  return each(answer, 'dependence', (sentence) => {
    const match =
      /^(?:(?:this|that|it)|(.{3,60}?))\s+(?:(?:also|often|mostly|largely|heavily|strongly|mainly)\s+)?(depends?|var(?:y|ies)|differs?)\s+(?:(?:heavily|strongly|largely|mostly) )?(on|by|with|between)\s+(.+)$/i.exec(
        sentence,
      );
    const [, subject, verb = '', link = '', rest = ''] = match ?? [];
    const factor = clipped(rest, 8) ?? /^[\p{L}-]+(?=[.,;]|$)/u.exec(rest)?.[0];
    if (!factor || !isPlain(factor, 8) || (subject && !isPlain(subject, 8))) return undefined;
    if (!subject || /,/.test(subject)) return `How does ${toReader(factor)} change the result?`;
    const isMany = !/s$/.test(verb);
    const plain = verb.replace(/ies$/, 'y').replace(/s$/, '');
    return `How exactly ${isMany ? 'do' : 'does'} ${lowerStart(toReader(subject))} ${plain} ${link} ${toReader(factor)}?`;
  });
}

/** "Some vaccines need two doses": which? */
export function vagueGroups(answer: Answer): Candidate[] {
  return each(answer, 'group', (sentence) => {
    const match =
      /^(?:some|several|certain|various|a few) ((?!of\b|people\b)\p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*)?s) ((?!and\b|or\b|of\b|for\b|in\b)\p{Ll}.+)$/iu.exec(
        sentence,
      );
    const [, group = '', rest = ''] = match ?? [];
    const said = clipped(rest, 9);
    return said ? `Which ${group} ${toReader(said)}?` : undefined;
  });
}

/** "This can cause X", "risk of X". */
export function dangers(answer: Answer): Candidate[] {
  const isHandled = /\b(?:to avoid|avoid this|prevent|by using|mitigat)/i;
  return each(answer, 'danger', (sentence, index) => {
    if (isHandled.test(sentence) || isHandled.test(answer.sentences[index + 1] ?? '')) return undefined;
    const match =
      /\b(?:can|may|could|might|will) (?:also |sometimes |easily )?(?:cause|lead to|result in|trigger)\s+(.+)$|\brisks? of\s+(.+)$/i.exec(
        sentence,
      );
    const danger =
      clipped((match?.[1] ?? match?.[2] ?? '').replace(/\b(?:if|when|because|and)\b.*$/i, ''), 7) ??
      /^\p{L}{4,}(?=[.,]|$)/u.exec(match?.[1] ?? match?.[2] ?? '')?.[0];
    return danger && isPlain(danger) ? `How can I prevent ${toReader(danger)}?` : undefined;
  });
}

/** "use A or B" without a word on which. */
export function choices(answer: Answer): Candidate[] {
  if (
    /\b(?:compared (?:to|with)|versus|vs\.?|differ(?:s|ence)|better than|whereas|while)\b/i.test(answer.text)
  )
    return [];
  return each(answer, 'choice', (sentence) => {
    const match =
      /\b(?:[Uu]se|[Cc]hoose|[Tt]ry|[Ee]ither|[Tt]ake|[Ii]nstall|[Pp]ick|[Ss]tay in|metrics to)\s+(?:an? |the )?((?:\p{Lu}[\p{L}\d.+#-]*)|(?:\p{Ll}+s)|(?:\p{Ll}+_\p{Ll}+)) or (?:an? |the )?((?:\p{Lu}[\p{L}\d.+#-]*(?: \p{Lu}[\p{L}\d]*)?)|(?:\p{Ll}+s))(?=[.,;]|$| (?:for|in|with|to|if)\b)/u.exec(
        sentence,
      );
    const [, one, other] = match ?? [];
    return one && other ? preference(one, other) : undefined;
  });
}

const preference = (one: string, other: string): string =>
  `When ${/^\p{Ll}.*[^s]s$/u.test(one) ? 'are' : 'is'} ${one} the better choice, and when ${other}?`;

/** "React vs Vue", "PostgreSQL and MySQL are both …". */
export function rivals({ text }: Answer): Candidate[] {
  const name = '((?<![\\p{L}\\d])\\p{Lu}[\\p{L}\\d.+#-]{0,30}(?: \\p{Lu}[\\p{L}\\d]{0,30})?)';
  const match =
    new RegExp(`${name} (?:vs\\.?|versus|compared (?:to|with)) ${name}`, 'u').exec(text) ??
    new RegExp(`${name} and ${name} (?:are both|both)`, 'u').exec(text);
  const [, one, other] = match ?? [];
  return one && other ? [{ question: preference(one, other), about: -1, gap: 'choice' }] : [];
}

/** "If X happens, do Y": and how would one know? */
export function conditions(answer: Answer): Candidate[] {
  return each(answer, 'condition', (sentence) => {
    const when = /^if ((?:the|an?|your) .{6,60}?), (.+)$/i.exec(sentence)?.[1];
    if (!when || !isPlain(when, 10) || /\b(?:not|no|never|also|would|could|had|were)\b|n['’]t\b/i.test(when))
      return undefined;
    return `How can I tell whether ${lowerStart(toReader(when))}?`;
  });
}

/** Risks that are named, and left at that. */
export function risks(answer: Answer): Candidate[] {
  return each(answer, 'risk', (sentence) =>
    /\b(?:two|three|four|several|some|these|the|main|biggest) (?:main |biggest )?risks (?:remain|are|exist|include)\b|\bthere are (?:\p{L}+ )?risks\b/iu.test(
      sentence,
    )
      ? 'How can these risks be reduced?'
      : undefined,
  ).slice(0, 1);
}

/** "We could split it, or wait": ways that are open. */
export function openWays(answer: Answer): Candidate[] {
  return each(answer, 'ways', (sentence) =>
    /^(?:alternatively, )?(?:we|you|i) could (?:either )?[^,;:]{5,80}, or \p{Ll}/iu.test(sentence)
      ? 'Which of these ways would you choose, and why?'
      : undefined,
  ).slice(0, 1);
}
