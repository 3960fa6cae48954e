import type { EnhanceMode } from '@/shared/contracts/enhance.ts';
import { AUDIENCE, FORMAT, LENGTH, TONE } from './patterns.ts';

/** What the writer must decide himself: lines with a marked blank. */
export interface Blanks {
  requirements: string[];
  output: string[];
}

const MARK = '[…]';
const WRITING =
  /\b(?:write|draft|compose|create|make(?! (?:my|this|the|it|our)\b)|craft|prepare|generate)\b(?:(?!\b(?:about|that|which|with|from)\b)[^.?,]){0,60}\b(?:posts?|articles?|blogs?|essays?|stor(?:y|ies)|speech|copy|letter|report|newsletter|descriptions?|guide|script for|presentation|landing page|announcement|press release|job ad|bio|poem|e-?mails?|mails?|(?<!commit )messages?)\b/i;
const SELF_CONTAINED =
  /\b(?:poem|haiku|limerick|sonnet|song|tweet|tagline|slogan|bio|letter|e-?mail|mail|message|caption|joke|story|speech|subject line|title|headline|name)s?\b/i;
const CODE_TASK =
  /\b(?:write|create|build|implement|develop|generate|make)\b(?:(?!\b(?:for|about|that|which|with|of)\b)[^.?]){0,40}\b(?:function|script|program|class|algorithm|code|parser|scraper|bot)\b(?! review)/i;
const MESSAGE =
  /(?:^|[.!?:,]\s+)(?:please |help me )*(?:write|draft|compose|create|send|prepare|reply)\b(?:(?!\b(?:about|that|which)\b)[^.?]){0,30}\b(?<!\b(?:commit|error|log) )(?:e-?mail|mail|message|letter|sms|dm)s?\b/i;
const CODE_LANGUAGE =
  /\b(?:python|javascript|js|typescript|ts|java|kotlin|swift|rust|go|golang|php|ruby|bash|shell|powershell|sql|r|matlab|scala|dart|flutter|react|vue|angular|svelte|node|node\.?js|deno|html|css|excel|vba|apps script|unity|android|ios|lua|perl|haskell|elixir|postgres|mysql|django|flask|rails|laravel|regex|terraform|docker|kubernetes|solidity|wordpress|shopify)\b|\bc\+\+|\bc#|\.net\b|\bin c\b/i;
const SUMMARY = /\b(?:summari[sz]e|sum up|summary of)\b/i;
const TRANSLATE = /\btranslat(?:e|ion)\b/i;
const LANGUAGE_NAME =
  /\b(?:english|german|french|spanish|italian|portuguese|dutch|swedish|polish|turkish|russian|ukrainian|greek|arabic|hebrew|hindi|bengali|tamil|thai|japanese|korean|chinese|mandarin|danish|norwegian|finnish|czech|hungarian|romanian|latin|vietnamese|indonesian|(?:in)?to \p{Lu}\p{Ll}+)\b/iu;

/**
 * The blanks of a draft by what it asks for, at most three, none for what it says itself.
 * @param task the task's text
 * @param draft the whole draft, for what is said elsewhere
 */
export function findBlanks(task: string, draft: string, mode: EnhanceMode): Blanks {
  const line = (label: string) => `${label}: ${MARK}`;
  if (mode === 'image') return imageBlanks(draft);
  if (mode === 'email') {
    const hasRecipient =
      /\b(?:to|for|dear|hi|hello|hey|inform|tell|ask|remind|invite|apologi[sz]e to)\s+\p{L}/iu.test(task) ||
      /\bmy (?:boss|manager|landlord|team|professor|teacher|client|colleague)s?\b/i.test(draft);
    return {
      requirements: [
        ...(hasRecipient ? [] : [line('Recipient')]),
        ...(TONE.test(draft) ? [] : [line('Tone')]),
      ],
      output: [],
    };
  }
  if (TRANSLATE.test(task))
    return { requirements: LANGUAGE_NAME.test(draft) ? [] : [line('Target language')], output: [] };
  if (SUMMARY.test(task)) return { requirements: [], output: LENGTH.test(draft) ? [] : [line('Length')] };
  if (CODE_TASK.test(task) || /\b(?:html|css|react|wordpress|shopify|figma)\b/i.test(task))
    return { requirements: CODE_LANGUAGE.test(draft) ? [] : [line('Programming language')], output: [] };
  if (MESSAGE.test(task)) return { requirements: TONE.test(draft) ? [] : [line('Tone')], output: [] };
  if (WRITING.test(task)) {
    const isSmall = SELF_CONTAINED.test(task);
    const requirements = AUDIENCE.test(withoutOrder(draft)) || isSmall ? [] : [line('Audience')];
    const needsLength =
      !LENGTH.test(draft) &&
      !/\b(?:haiku|limerick|sonnet|tweet|tagline|slogan|caption|joke|subject line|title|headline|name)s?\b/i.test(
        task,
      ) &&
      mode !== 'concise' &&
      mode !== 'detailed';
    return { requirements, output: needsLength ? [line('Length')] : [] };
  }
  if (
    /^(?:please )?(?:explain|describe)\b(?!.*\b(?:why|error|code|bug|step by step)\b)/i.test(task) &&
    !LENGTH.test(draft) &&
    !FORMAT.test(draft) &&
    mode === 'rewrite'
  )
    return { requirements: [], output: [line('Length')] };
  const needsFormat = /^compare\b/i.test(task) && !FORMAT.test(draft);
  return { requirements: [], output: needsFormat ? [line('Format')] : [] };
}

function imageBlanks(draft: string): Blanks {
  const hints: readonly (readonly [string, RegExp])[] = [
    [
      'Style',
      /\b(?:style|photo|photograph|photorealistic|painting|watercolou?r|oil|illustration|sketch|drawing|render|3d|pixel|anime|cartoon|comic|cinematic|vector|\d+mm|minimalist|art|realistic)\b/i,
    ],
    [
      'Lighting',
      /\b(?:light|lighting|lit|golden hour|blue hour|sunset|sunrise|night|dusk|dawn|backlit|sunny|neon|shadows?|moonlight|candle)\b/i,
    ],
    [
      'Composition',
      /\b(?:close-?up|wide|angle|view|shot|depth of field|foreground|background|centered|centred|portrait|landscape|framing|aerial|composition|macro|panorama)\b/i,
    ],
  ];
  return {
    requirements: hints.filter(([, hint]) => !hint.test(draft)).map(([label]) => `${label}: ${MARK}`),
    output: [],
  };
}

/** "write me" and "for me" name no audience. */
function withoutOrder(draft: string): string {
  return draft.replace(/\bfor (?:me|us)\b|\bhelp me\b/gi, '');
}
