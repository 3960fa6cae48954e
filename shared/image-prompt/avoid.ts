const NEGATION =
  /^(?:and |but |with |or )?(?:there (?:should|must) be |there (?:is|are) |i want |it (?:should|must) have )?(?:no|without(?: any)?|not(?! only)|never|avoid(?:ing)?|exclud(?:e|ing)|(?:please )?(?:do not|don['’]?t|dont) (?:show|include|add|draw|use|put in|put|want|have|make it|make)(?: any)?|i (?:do not|don['’]?t|dont) want(?: any| to see(?: any)?)?|leave out|nothing) (?=\S)/i;
/** `No Face` is a name; `No people` is not. */
const NAME = /^No \p{Lu}/u;
/** A remark that ends with what must not be seen. */
const TAIL =
  /^(.+?\S)[,;]? (?:but |and |with )?(?:without(?: any)?|with no|and no|but no|but not|with neither) (.+)$/i;
/** `At sunrise no clouds`, without a comma; what a sign says is read, not denied. */
const BARE_TAIL =
  /^(.+?(?<!\b(?:say|says|saying|read|reads|reading|sign|is|are|was|were|has|have|or|than|with|and|but|there))) no (?!(?:one|longer|more|matter|less)\b)((?:[\p{Ll}-]+ )?[\p{Ll}-]+)$/u;

const trimmed = (text: string) =>
  text
    .trim()
    .replace(/[.!?;,]+$/, '')
    .trim();

/** What is to go, by its verb. */
export const REMOVE =
  /^(?:remove|delete|drop|erase|lose|take (?:away|out|off)|get rid of|cut(?: out)?|leave out|omit|skip|hide|ditch|take) (.+?)(?: (?:out|away|off))?(?: (?:of|from) (?:it|the (?:picture|image|scene)|there))?$/i;

/** What a negation is about, `no people` as `people`; undefined for a remark that denies nothing. */
export function deniedBy(remark: string): string | undefined {
  if (NAME.test(remark)) return undefined;
  const rest = remark.replace(NEGATION, '');
  return rest === remark || rest.trim() === ''
    ? undefined
    : trimmed(rest.replace(/^(?:showing|having|including|using|adding|seeing) (?:any )?/i, ''));
}

/** Each of what a negation names: `people, cars or text` are three. */
export function splitDenied(denied: string): string[] {
  return denied
    .split(/(?:,\s*(?:(?:and|or|nor) )?|\s+(?:or|nor|and no|or any)\s+|\s+and\s+(?=\S+$))(?:no |any )?/i)
    .map(trimmed)
    .filter(Boolean);
}

/** `Remove the flour, looks dirty`: why it is to go is not seen. */
const REASON =
  /,? (?:because|since|cause|cuz) .+$|, (?:(?:it|that|they|he|she|i|we|you|everybody|everyone|everything)(?:['’]\p{L}+)? \p{L}|(?:looks?|seems?|feels?|too) \p{L}).*$/iu;
export const withoutReason = (denied: string): string => denied.replace(REASON, '');

/** Where what is denied ends, and the statement goes on. */
const GOES_ON = /\s(?:at|in|on|during|through|under|near|while|who|which|but|walking|\p{L}{3,}ing)\s.*$/iu;

/** A remark and what its end denies: `a street without people at dawn` as the street at dawn and the people. */
export function peelDenied(remark: string): { rest: string; denied: string[] } {
  const [, before = '', after = ''] = TAIL.exec(remark) ?? BARE_TAIL.exec(remark) ?? [];
  if (!before || !after || /["“”]/.test(after)) return { rest: remark, denied: [] };
  const goesOn = GOES_ON.exec(after)?.[0] ?? '';
  const denied = splitDenied(after.slice(0, after.length - goesOn.length));
  if (denied.length === 0 || denied.some((one) => one.split(/\s+/).length > 3))
    return { rest: remark, denied: [] };
  return { rest: before + goesOn, denied };
}
