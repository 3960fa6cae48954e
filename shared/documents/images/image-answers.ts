import type { ImageLook } from '@/shared/contracts/image-look.ts';

/** Text of a picture that is repeated in a prompt or caption; more is a document. */
const QUOTED = 300;

/** Said wherever a picture is described without a model: nothing is guessed. */
export const ONLY_LOOKED =
  'Only its colours, size and text were looked at; what it shows cannot be told without a model that sees.';

/** What can be said of a picture, in one paragraph. */
export function describeLook(look: ImageLook): string {
  const { width, height, brightness, kind } = look;
  return `${startOf(look)} of ${width} × ${height} pixels, ${brightness}, mostly ${colourNames(look)}. It may be a ${kind}. ${ONLY_LOOKED}`;
}

const startOf = ({ shape }: ImageLook): string => `${shape === 'upright' ? 'An' : 'A'} ${shape} picture`;

/** A caption of what is known. Text that was read says what the picture is for; without it, that nothing was seen is told. */
export function imageToCaption(look: ImageLook): string {
  const text = quoted(look.text);
  const seen = `${startOf(look)} in ${colourNames(look)}.`;
  return text ? `${seen} It reads: ${text}` : `${seen}\n\n${ONLY_LOOKED}`;
}

/** A prompt for an image generator, with a gap for the subject, which is not known. */
export function imageToPrompt(look: ImageLook, wish: string): string {
  const [width, height] = proportions(look);
  const lines = [
    `Make a ${look.kind === 'page of text' ? 'picture of a page of text' : look.kind} of [subject: say what it shows].`,
    `Format: ${look.shape}, ${width}:${height}.`,
    `Light: ${look.brightness}.`,
    `Colours: mostly ${colourList(look)}.`,
  ];
  const text = quoted(look.text);
  if (text) lines.push(`Text in it, word for word: ${text}`);
  if (wish.trim()) lines.push(`Also: ${wish.trim()}`);
  return `${lines.join('\n')}\n\n${ONLY_LOOKED}`;
}

/** The three main colours as `white (#ffffff, 80 %)`. */
function colourList({ colours }: ImageLook): string {
  return listed(
    colours.slice(0, 3).map(({ name, hex, share }) => `${name} (${hex}, ${Math.round(share * 100)} %)`),
  );
}

function colourNames({ colours }: ImageLook): string {
  return listed(colours.slice(0, 3).map(({ name }) => name));
}

function listed(names: readonly string[]): string {
  return names.length > 1
    ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
    : (names[0] ?? 'no colour');
}

function quoted(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (!flat) return '';
  return flat.length > QUOTED ? `“${flat.slice(0, QUOTED).replace(/\s\S*$/, '')} …”` : `“${flat}”`;
}

/** Small whole numbers near the picture's own, as `3:2`. */
function proportions({ width, height }: ImageLook): [number, number] {
  let best: [number, number] = [1, 1];
  let least = Number.POSITIVE_INFINITY;
  for (let high = 1; high <= 16; high++) {
    const wide = Math.max(1, Math.round((width / height) * high));
    // A closer fit by larger numbers must be worth it.
    const off = Math.abs(Math.log(wide / high / (width / height))) + high * 0.004;
    if (off < least) {
      least = off;
      best = [wide, high];
    }
  }
  return best;
}
