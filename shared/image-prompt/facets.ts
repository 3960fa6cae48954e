import type { ListedFacet } from '@/shared/contracts/image-brief.ts';

/** What a facet is called, on screen and in prompts that name their parts. */
export const facetNames = {
  subject: 'Subject',
  details: 'Details',
  setting: 'Setting',
  composition: 'Composition',
  lens: 'Lens',
  light: 'Light',
  style: 'Style',
  palette: 'Colours',
  mood: 'Mood',
  text: 'Text in the picture',
  avoid: 'Leave out',
  parameters: 'Parameters',
} as const satisfies Record<ListedFacet | 'subject', string>;

/** Facets that are told by their words. */
export type SeenFacet = 'lens' | 'composition' | 'palette' | 'light' | 'mood' | 'style' | 'setting';

export const COLOUR =
  'red|orange|yellow|green|blue|purple|violet|pink|brown|black|white|gr[ae]y|teal|turquoise|cyan|magenta|gold(?:en)?|silver|beige|crimson|scarlet|indigo|navy|olive|lavender|ochre|sepia|amber|emerald|terracotta|copper|cream|mint|peach|rust|burgundy|maroon|lilac|ivory|charcoal|mustard|coral|salmon|khaki|bronze';

/** Asked in this order; the first that fits decides. */
const signs: readonly (readonly [SeenFacet, RegExp])[] = [
  [
    'lens',
    /\b(?:\d{2,4} ?mm|f\/?\d(?:\.\d)?|fish-?eye|tele(?:photo)?(?: lens)?|wide-?angle(?: lens)?|macro lens|tilt-?shift|bokeh|depth of field|shallow focus|deep focus|lens(?:es)?|long exposure|motion blur|anamorphic)\b/i,
  ],
  [
    'composition',
    /\b(?:close[- ]?ups?|(?:wide|long|full|medium|establishing|aerial|drone|overhead|low-angle|high-angle|macro) shot|(?:low|high|dutch|wide) angle|eye level|foreground|cent(?:er|re)d|off-cent(?:er|re)|framing|framed|aerial view|panoram\w+|top[- ]?(?:down|view)|flat ?lay|bird['’]?s[- ]eye|worm['’]?s[- ]eye|from (?:above|below|behind|afar|the side|a drone)|(?:seen|viewed|shot) from \p{L}+|side view|profile view|full[- ]body|half[- ]length|head and shoulders|composition|rule of thirds|(?<!(?:at|into|facing|towards?) the )camera|symmetr\w+|negative space|(?:product|beauty|hero) shot|(?:isometric|three-quarter) view)\b/iu,
  ],
  [
    'palette',
    new RegExp(
      `\\b(?:palette|colou?r scheme|colou?rs|(?:warm|cold|cool|muted|pastel|vivid|earth|earthy|neutral|soft|bright|natural) tones?|pastels?|monochrom\\w*|black[- ]and[- ]white|duotone|saturated|desaturated|colou?rful|neon colou?rs|(?:${COLOUR})(?: and (?:${COLOUR}))? (?:tones|hues|shades|tint))\\b|^(?:${COLOUR})(?:(?:,| and|, and) (?:${COLOUR}))*$`,
      'i',
    ),
  ],
  [
    'light',
    /\b(?:light|lights|lighting|lit|golden hour|blue hour|sunset|sunrise|sunlight|dusk|dawn|twilight|back-?lit|sunny|overcast|shadows?|shadowy|moonlight|moonlit|candle-?l\w+|low-key|high-key|chiaroscuro|rim light|midday sun|(?:early|late) (?:morning|afternoon|evening)|at (?:noon|night|midday|midnight))\b/i,
  ],
  [
    'mood',
    /\b(?:mood|atmospher\w+|feeling|vibes?|moody|melanchol\w+|cosy|cozy|serene|serenity|peaceful|calm|ominous|eerie|dramatic|playful|nostalgi\w+|romantic|gloomy|cheerful|joyful|sad|happy|funny|humorous|scary|creepy|spooky|festive|gentle|heroic|majestic|dreamy|mysterious|tense|lonely|whimsical|epic|tranquil)\b/i,
  ],
  [
    'style',
    /\b(?:styles?|styled|photo(?:graph\w*|realis\w+)?|painting|painted|water-?colou?rs?|oils?|acrylics?|gouache|illustrat\w+|sketch\w*|drawing|drawn|engraving|woodcut|linocut|etching|charcoal|pastel drawing|ink|render(?:ed|ing)?|3d|pixel art|anime|manga|cartoon\w*|comics?|claymation|cinematic|film (?:still|grain|photo)|vector|minimalis\w+|vintage|retro|realis\w+|impressionis\w+|surreal\w*|art (?:nouveau|deco)|bauhaus|ukiyo-e|low[- ]poly|collage|mosaic|graffiti|line art|polaroid|kodak \w+|in the manner of|documentary|editorial|hyper-?detailed|high detail|[48]k)\b/i,
  ],
  [
    'setting',
    /\b(?:backgrounds?|backdrop)\b|^(?:misty|foggy|rainy|snowy|stormy|cloudy|windy|winter|summer|autumn|spring)$|^(?:set |somewhere )?(?:in|on|at|inside|outside|under|near|by|behind|beside|along|across|against|amid|among|over|above) (?!(?:his|her|their|its) )\p{L}/iu,
  ],
];

/** `A car driving into a sunset`: what somebody does is shown, whatever it is done in. */
const DOES =
  /^(?:an?|the|one|two|three|some|his|her) (?!(?:[\p{L}-]+ ){0,2}(?:sun|glow|shadows?|camera|mood|\p{L}*lights?)\b)(?:[\p{L}-]+ ){1,3}(?!(?:draw|paint|light|render|etch|engrav|feel|fram|cut)ing\b)\p{L}{2,}ing (?:in|into|on|onto|at|through|towards?|under|over|by|past|down|up|along|across|an?|the)(?!\p{L})/iu;
/** A longer remark is a statement of its own, whatever words it has. */
const REMARK_MAX_WORDS = 8;

export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const MOODS =
  'moody|cosy|cozy|serene|peaceful|calm|ominous|eerie|dramatic|playful|nostalgic|romantic|gloomy|cheerful|joyful|sad|happy|funny|scary|creepy|spooky|festive|gentle|heroic|majestic|dreamy|mysterious|tense|lonely|whimsical|epic|tranquil';
/** `A calm sea`, `cozy cabin interior`: a thing that is calm; `a calm mood` is a mood. */
const MOODY_THING = new RegExp(
  `\\b(?:${MOODS}) (?:(?!(?:and|but|or|yet|in|on|at|with|as|like|to|of|for|the|an?|than|not)\\b)[\\p{L}-]+ )?(?!(?:and|but|or|moods?|atmosphere|feel|feeling|vibes?|tone|look|scene|picture|image|way|air|one|please|again|instead)$)\\p{L}+$`,
  'iu',
);

/** `A shadowy figure` is somebody in the shadow; `a shadowy corridor scene` and `a sunny day` are light. */
const LIT_THING =
  /\b(?:sunny|overcast|shadowy|moonlit|sunlit|candlelit|back-?lit) (?!(?:and|but|or|light|lighting|days?|mornings?|afternoons?|evenings?|weather|sky|skies|scene|mood|atmosphere|look|picture|image|background|in|at|with|please)\b)\p{L}+/giu;

/** What a short remark is about; undefined for whatever is none of the facets, or says too much to be one. */
export function facetOf(remark: string): SeenFacet | undefined {
  if (wordCount(remark) > REMARK_MAX_WORDS || DOES.test(remark)) return undefined;
  return facetOfWords(remark.replace(QUOTED, '“”'));
}

/** What is to be read in a picture says nothing of how it looks. */
const QUOTED = /["“«][^"“”«»]*["”»]/g;

function facetOfWords(remark: string): SeenFacet | undefined {
  return signs.find(
    ([facet, sign]) =>
      sign.test(facet === 'light' ? remark.replace(LIT_THING, '') : remark) &&
      !(facet === 'mood' && MOODY_THING.test(remark)),
  )?.[0];
}

const LABELS: readonly (readonly [ListedFacet | 'subject' | 'aspectRatio', RegExp])[] = [
  ['subject', /^(?:main )?subject$/],
  ['setting', /^(?:setting|scene|location|place|background|backdrop|environment)$/],
  ['composition', /^(?:composition|framing|viewpoint|view|angle|camera angle|perspective|shot)$/],
  ['lens', /^(?:lens|camera|camera settings|optics)$/],
  ['light', /^(?:light|lights|lighting|time of day)$/],
  ['style', /^(?:style|art style|medium|look|technique)$/],
  ['palette', /^(?:colou?rs?|palette|colou?r palette|colou?r scheme|colou?r)$/],
  ['mood', /^(?:mood|atmosphere|feeling|vibe|tone)$/],
  ['text', /^(?:text(?: in the picture)?|caption|lettering|words)$/],
  ['avoid', /^(?:avoid|negative(?: prompt)?|exclude|leave out|not|without|no)$/],
  ['aspectRatio', /^(?:aspect(?: ratio)?|format|ratio|orientation)$/],
  ['details', /^(?:details?|also|extras?)$/],
  ['parameters', /^parameters?$/],
];

/** The facet a label names, as in `Light: golden hour`. */
export function facetOfLabel(label: string): ListedFacet | 'subject' | 'aspectRatio' | undefined {
  const name = label.trim().toLowerCase();
  return LABELS.find(([, names]) => names.test(name))?.[0];
}

const SHADE =
  'warm|cool|cold|deep|dark|light|bright|pale|soft|dusty|muted|vivid|rich|faded|burnt|forest|sky|baby|hot';

/** Whether a word names a colour. */
/** What things are made of or painted in. */
export const MATERIAL =
  'velvet|leather|wood(?:en)?|oak|bamboo|glass|metal|steel|iron|stone|marble|concrete|tiled?|ceramic|gold(?:en)?|silver|brass|copper|silk|wool|linen|cotton|plastic|paper|brick|red|orange|yellow|green|blue|purple|violet|pink|brown|black|white|gr[ae]y|teal|turquoise|beige';

export const isColour = (word: string): boolean => new RegExp(`^(?:${COLOUR})s?$`, 'i').test(word);
/** Whether a word shades one, as `muted` does. */
export const isShade = (word: string): boolean => new RegExp(`^(?:${SHADE})$`, 'i').test(word);
