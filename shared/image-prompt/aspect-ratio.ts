/** Formats people name, as width to height. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ultra-?wide|cinemascope)\b/i, '21:9'],
  [/\b(?:wide banner|banner format)\b/i, '3:1'],
  [/\b(?:wide-?screen|landscape (?:format|orientation|mode)|horizontal(?: format)?)\b/i, '16:9'],
  [/\b(?:portrait (?:format|orientation|mode)|upright(?: format)?|vertical(?: format)?)\b/i, '2:3'],
  [/\b(?:square(?: format| picture| image)?|1x1)\b/i, '1:1'],
  [/\b(?:phone wallpaper|story format|stories format|reel format)\b/i, '9:16'],
];
/** Places that show one format alone. */
const FOR_PLACE: readonly (readonly [RegExp, string])[] = [
  [
    /(?:^| )(?:for|as) (?:an? |my |the )?(?:(?:instagram|insta|facebook|snapchat|whatsapp) (?:story|stories|reels?)|reels?|tik ?tok|(?:youtube )?shorts)$/i,
    '9:16',
  ],
  [
    /(?:^| )(?:for|as) (?:an? |my |the )?(?:i?phone|mobile|lock ?screen)(?: (?:wallpaper|background|screen))$/i,
    '9:16',
  ],
  [
    /(?:^| )(?:for|as) (?:an? |my |the )?(?:(?:desktop|laptop|pc) (?:wallpaper|background)|(?:youtube )?thumbnail)$/i,
    '16:9',
  ],
  [
    /(?:^| )(?:for|as) (?:an? |my |the )?(?:facebook|linkedin|twitter|youtube|website|web|etsy)(?: page)? (?:banner|cover|header)$/i,
    '3:1',
  ],
];
/** Sheets of paper, upright unless said otherwise. */
const SHEET = /\b(?:din )?a[1-6]\b/i;
/** Formats nobody takes for a time of day or a score, wherever they stand. */
const BESIDE =
  /(?:^|[ ,])(?:in |at )?(1:1|2:3|3:2|3:4|4:3|4:5|5:4|9:16|16:9|16:10|21:9|[1-3]\.\d{1,2}:1)(?=$|[ ,])/;
const LARGEST_SIDE = 9_999;

function reduced(width: number, height: number): string | undefined {
  if (!(width > 0 && height > 0) || width > LARGEST_SIDE || height > LARGEST_SIDE) return undefined;
  // Formats are said in small numbers, sizes in pixels: 21:9 stays what it is called.
  if (width <= 64 && height <= 64) return `${width}:${height}`;
  let [high, low] = [width, height];
  while (low > 0) [high, low] = [low, high % low];
  return `${width / high}:${height / high}`;
}

/** Width to height as numbers, such as `3:2`, `16x9`, `1920×1080` or `4 by 5`; undefined where a text names none. */
export function findRatio(text: string): string | undefined {
  // A cinema's formats: `2.39:1`.
  const [, wide] = /(?<![\d.])([1-3]\.\d{1,2}) ?: ?1\b/.exec(text) ?? [];
  if (wide) return reduced(Math.round(Number(wide) * 100), 100);
  const found = /\b(\d{1,4}) ?(?::|x|×|\/|by) ?(\d{1,4})\b/i.exec(text);
  return found ? reduced(Number(found[1]), Number(found[2])) : undefined;
}

/**
 * The format a remark asks for, where it is about nothing else. `portrait` and `landscape` alone may be what is shown, so
 * they count as a format only in a wish about one.
 */
export function ratioOf(remark: string, isWish = false): string | undefined {
  const placed = FOR_PLACE.find(([place]) => place.test(remark));
  if (placed) {
    const beside = remark
      .replace(placed[0], '')
      .replace(/\b(?:make|it|like|vertical|upright|portrait|wide|landscape|format)\b/gi, '');
    if (!/[\p{L}\d]/u.test(beside)) return placed[1];
  }
  const bare = remark
    .replace(
      / for (?:an? |my |the )?(?:instagram|insta|facebook|linkedin|twitter|etsy|post|feed|story|stories|website|blog|phone|desktop|print|poster)(?: (?:post|feed|story|header))?$/i,
      '',
    )
    .replace(
      /\b(?:in|as|an?|the|with|at|aspect|ratios?|formats?|size|please|make|it|use|change|to|of|be)\b/gi,
      ' ',
    )
    .trim();
  const [, numbers = ''] =
    /^(?:portrait|landscape|vertical|horizontal|wide|upright|tall) (\d{1,4} ?[:x×/] ?\d{1,4})$/i.exec(bare) ??
    [];
  if (numbers) return findRatio(numbers);
  // So few pixels are a way to draw, no format.
  if (/^(?:2[2-9]|[3-9]\d|1\d\d) ?[x×]/.test(bare)) return undefined;
  if (
    /^\d{1,4} ?(?::|x|×|\/) ?\d{1,4}(?: (?:px|pixels?))?$/i.test(bare) ||
    /^\d+ by \d+$/i.test(remark.trim())
  )
    return findRatio(remark);
  if (SHEET.test(bare) && !/\p{L}/u.test(bare.replace(SHEET, '').replace(/portrait|landscape|upright/i, '')))
    return /landscape/i.test(bare) ? '7:5' : '5:7';
  if (/^[1-3]\.\d{1,2} ?: ?1$/.test(bare)) return findRatio(bare);
  if (isWish && /^portrait$/i.test(bare)) return '2:3';
  if (isWish && /^(?:landscape|wide)$/i.test(bare)) return '16:9';
  const named = NAMED.find(([name]) => name.test(remark));
  return named && bare.split(/\s+/).length <= 2 ? named[1] : undefined;
}

/** A remark that names a format beside something else, `4k wallpaper 21:9`, as both; undefined for any other. */
export function ratioBeside(remark: string): { rest: string; ratio: string } | undefined {
  const [found = '', ratio] = BESIDE.exec(remark) ?? [];
  const rest = remark.replace(found, '').trim();
  const read = ratio && findRatio(ratio);
  return read && /\p{L}/u.test(rest) ? { rest, ratio: read } : undefined;
}

/** The one of `offered` that is nearest to a ratio. */
export function nearestRatio(ratio: string, offered: readonly string[]): string {
  const ratioValue = (text: string) => {
    const [width = 1, height = 1] = text.split(':').map(Number);
    return Math.log(width / height);
  };
  const wanted = ratioValue(ratio);
  return (
    [...offered].sort(
      (left, right) => Math.abs(ratioValue(left) - wanted) - Math.abs(ratioValue(right) - wanted),
    )[0] ?? ratio
  );
}
