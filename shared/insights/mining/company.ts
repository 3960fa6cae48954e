/**
 * Words that are a concept only in some company: `chat support` is one, `lumbar support` is not. Another noun or adjective
 * before them says that something else is meant, unless it judges.
 */
export const COMPANY: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'support',
    new Set(
      `customer client tech technical chat phone telephone email mail online live user product after-sales level slow fast
      quick prompt human local premium paid free weekend overseas outsourced`.split(/\s+/),
    ),
  ],
]);

/** Who somebody is, not what the thing is like: `my daughter loves it`. */
const OWN_CHILD =
  /\bkidding\b|\b(?:my|our|his|her|their|your) (?:\w+ ){0,2}?(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|sons?|daughters?)\b/;

/** Where a body is held up, nobody answers. */
const HOLDS_A_BODY =
  /\bsupports? (?:whatsoever )?(?:for|at|on|around|under|to) (?:\w+ ){0,2}(?:ankle|arch|back|neck|head|heel|foot|feet|knee|hip|wrist|side|spine|leg)s?\b|\b(?:ankle|arch|back|lumbar|neck|heel|foot|knee|hip|wrist) support/;
/** What a thing can do is no help for who uses it. */
const TO_SUPPORT =
  /\b(?:to|n['’]?t|not|please|only|which|it|they) supports?\b|\bsupports? (?:the|an?|both|all|only)\b/;
/** A page of a program is no display. */
const PAGE_OF_PROGRAM =
  /\b(?:splash|lock|home|full|start|loading|login|blank|white|black|error|payment|settings?) ?-?screens?\b|\bscreens? (?:went|goes|turns?|turned|stays?) (?:white|black|blank)\b/;
const IN_TRAFFIC =
  /\b(?:bus(?:es)?|trains?|trams?|flights?|ferry|ferries|tube|metro|station|timetable|planner)\b/;

/** What a clause says where a word of a concept means another thing: who is `charged 9 euros` speaks of no battery. */
export const OTHERWISE: ReadonlyMap<string, RegExp> = new Map([
  [
    'charge',
    /\b(?:free of|no|extra|in|service|hidden|additional) charge\b|\bcharg(?:e|es|ed|ing) (?:me|us|you|my|our|your|twice|double|again|for|extra|a|an|\W?\d)|\b(?:was|were|been|get|got|being|over|double) ?-?charged (?!up)/,
  ],
  // `Update:` opens a post, and `with no update` tells of waiting.
  [
    'update',
    /^(?:\w+ ){0,4}update ?(?::|\W? ?(?:on|from me)\b)|\b(?:no|any|without|an|for) updates?\b(?! (?:for|to|since))/,
  ],
  ['support', new RegExp(`${HOLDS_A_BODY.source}|${TO_SUPPORT.source}`)],
  [
    'claim',
    /\b(?:it|they|he|she|who|which|that|page|company) claims?\b|\bclaim(?:s|ed|ing) (?:to|that|it)\b/,
  ],
  ['worth', /\bfor what it (?:is|['’]?s) worth\b/],
  // A piece of land, and the side of a hill.
  ['speaker', /\b(?:native|fluent|guest|keynote|public|mother[- ]tongue) speakers?\b/],
  [
    'plot',
    /^(?!.*\b(?:story|twist|characters?|film|book|novel|series|season|ending|game|episode|predictable)\b)/,
  ],
  ['steep', /^(?!.*\b(?:learning|curve|course|lessons?)\b)/],
  ['finish', /\bfinish(?:ed|es|ing)\b/],
  ['server', /\b(?:errors?|down|slow|mail|web|game|cloud|region|offline|\d{3})\b/],
  ['screen', PAGE_OF_PROGRAM],
  ['splash', PAGE_OF_PROGRAM],
  ['pixel', /\bpixel \d/],
  // Two of a thing, unless a verb: `pairs with my phone`.
  [
    'pair',
    /\b(?:pairs? of|(?:an?|the|my|our|both|this|that|these|other|another|new|old|next|first|second|third|last|one|two|three|\d+|\w+ing) pairs?)\b/,
  ],
  [
    'menu',
    /\b(?:hamburger|main|drop-?down|settings?|side|context|start|sub|hidden|three|two|four) menus?\b|\bmenu (?:bar|items?|entry)\b/,
  ],
  [
    'tracking',
    /\b(?:live|order|parcel|number|bus|run|sleep|step|heart|gps|time|habit|route) ?-?tracking\b|\btracking (?:number|link|page|of (?:the|my))\b/,
  ],
  ...['connection', 'transfer', 'arrive', 'driver'].map((word) => [word, IN_TRAFFIC] as const),
  [
    'freeze',
    /\b(?:fingers?|toes?|hands?|feet|winter|cold|food|peas|pizza|meals?|freezer|degrees|in (?:january|february|december))\b/,
  ],
  [
    'expire',
    /\b(?:code|link|session|token|password|trial|card|offer|voucher|subscription|login|domain|ssl|certificate|pass|ticket|licen[cs]e|membership|points)\b/,
  ],
  // What leaks in software is no water.
  [
    'leak',
    /\b(?:data|passwords?|info|information|emails?|e-mails?|photos?|memory|details|accounts?|addresses)\b/,
  ],
  ...['kid', 'child', 'toddler', 'baby', 'son', 'daughter'].map((who) => [who, OWN_CHILD] as const),
]);
