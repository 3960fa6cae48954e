/** Words that carry no statement of their own, or that a rewrite may drop or bring along freely. */
const EMPTY = new Set(
  `the a an to of in on at for with and or but be is are was were it that this these those any i you u we they he she me my our your his her its their them us do does did have has had so as if by too very much really please pls just also some can could would will should may might must about into from up out then than there here when where what which who how why all more most other such only own same not no nor
  basically actually literally simply honestly frankly obviously kindly maybe perhaps possibly quickly quick well okay ok um umm uh uhm erm anyway like know mean kind sort kinda sorta thing stuff whatever thanks thank thx hello hi hey dear there guys everyone chatgpt gpt claude gemini help want need wanted needed wonder wondering hope hoping question great nice awesome amazing good sorry bother lol haha btw tbh imo ngl idk get got going gonna wanna make made give need let go way bit lot sure able order fact point time moment right now yeah yes no possible appreciate grateful advance say said think feel sense question sentence
  finally first then next also afterwards lastly
  dollar dollars euro euros pound pounds rupees usd eur gbp percent
  plz thx pls tnx thnx
  im ive id ill dont cant wont doesnt didnt isnt arent thats its lets`.split(/\s+/),
);

/** A word without its ending, so that forms of one word are one. */
export function stem(word: string): string {
  const lower = word.toLowerCase().replace(/['’](?:s|re|ve|ll|d|m)$/u, '');
  if (lower.length <= 3) return lower;
  return lower.replace(/(?:ies|ied)$/u, 'y').replace(/(?:ings?|ed|es|s|ly|er|e)$/u, '');
}

/** The stems of the words of a text that say something, in their order. */
export function contentStems(text: string): string[] {
  return (text.match(/[\p{L}\p{M}\d]+(?:['’-][\p{L}\p{M}\d]+)*/gu) ?? [])
    .filter(
      (word) => !EMPTY.has(word.toLowerCase().replace(/['’]/g, '')) && (word.length > 2 || /\d/.test(word)),
    )
    .map(stem);
}

/** Whether two stems are one word, a slip of one or two letters aside. */
export function isSameStem(left: string, right: string): boolean {
  if (left === right) return true;
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  if (short.length < 4) return false;
  if (long.startsWith(short) && long.length - short.length <= 3) return true;
  if (long.length - short.length > 1) return false;
  const same = [...long].filter(
    (letter, at) => short[at] === letter || short[at - 1] === letter || short[at + 1] === letter,
  );
  return same.length >= long.length - 1 && short[0] === long[0];
}
