/** As many bytes are looked at. */
const SAMPLE_BYTES = 64 * 1024;
/** Share of letters beyond ASCII that stand beside another one: words of ideographs do, accented letters do not. */
const BESIDE = 0.6;
/** Share of two-byte letters that lie where nearly all of the encoding's everyday letters lie. */
const EVERYDAY = 0.85;

type IsEveryday = (lead: number, trail: number) => boolean;

const CANDIDATES: readonly (readonly [label: string, isEveryday: IsEveryday])[] = [
  // Kana and the kanji of JIS level 1; half-width katakana stand alone and are not counted.
  ['shift_jis', (lead) => (lead >= 0x81 && lead <= 0x98) || lead === 0x99],
  [
    'euc-jp',
    (lead, trail) => (lead === 0xa4 || lead === 0xa5 || (lead >= 0xb0 && lead <= 0xcf)) && trail >= 0xa1,
  ],
  ['euc-kr', (lead, trail) => lead >= 0xb0 && lead <= 0xc8 && trail >= 0xa1],
  ['gb18030', (lead, trail) => lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1],
  ['big5', (lead) => lead >= 0xa4 && lead <= 0xc6],
];

function shareOfEveryday(bytes: Uint8Array, isEveryday: IsEveryday): number {
  let pairs = 0;
  let everyday = 0;
  for (let at = 0; at < bytes.length - 1; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    pairs += 1;
    if (isEveryday(lead, bytes[at + 1] ?? 0)) everyday += 1;
    at += 1;
  }
  return pairs === 0 ? 0 : everyday / pairs;
}

/** The text, where the bytes are whole letters of the encoding and stand together as words do. */
function decodeWords(bytes: Uint8Array, label: string): string | undefined {
  let text: string;
  try {
    text = new TextDecoder(label, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
  const letters = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  const beside = text.match(/[^\p{ASCII}]{2,}/gu)?.reduce((sum, word) => sum + word.length, 0) ?? 0;
  return letters > 0 && beside >= letters * BESIDE ? text : undefined;
}

/**
 * The East Asian encoding of a text that is none of Unicode's; nothing where it is none. Statistics over letters need
 * more text than a short table has, so it is told by where everyday letters lie. EUC encodings and GB share their
 * bytes: kana or the narrower range decide.
 */
export function eastAsianEncoding(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  let best: { label: string; share: number } | undefined;
  for (const [label, isEveryday] of CANDIDATES) {
    const share = shareOfEveryday(sample, isEveryday);
    if (share < EVERYDAY || decodeWords(sample, label) === undefined) continue;
    if (!best || share > best.share) best = { label, share };
  }
  return best?.label;
}
