const list = (text: string): readonly string[] => text.trim().split(/\s+/);

export const articleWords: ReadonlySet<string> = new Set(['a', 'an', 'the']);
/** Words that stand where an article would. */
export const determiners: ReadonlySet<string> = new Set(
  list(
    "a an the my your his her its our their this that these those some any no every each another either neither which what whose many much few several both all more most less one two three four five six seven eight nine ten today's yesterday's",
  ),
);
/** Prepositions that learners take for one another, leave out or add. */
export const prepositions = list(
  'in on at to of for with from by about into as than during since over through',
);
export const prepositionSet: ReadonlySet<string> = new Set(prepositions);
/** Which of them are left out so often that each place is looked at. */
export const addedPrepositions = list('to of in on for at with about');

/** The forms of "be", "have" and "do": each is taken for any other of its verb. */
export const auxiliaryForms: readonly (readonly string[])[] = [
  list('is are am was were be been being'),
  list('has have had having'),
  list('do does did done doing'),
  list("isn't aren't wasn't weren't"),
  list("hasn't haven't hadn't"),
  list("don't doesn't didn't"),
];

/** Words taken for one another, by their sound, their look or their use. */
export const confusions: readonly (readonly string[])[] = `
their there they're|its it's|your you're|then than|to too two|lose loose|affect effect|accept except|advice advise|quiet quite|whether weather|were where|who's whose|
know no now|of off|thing think|things thinks|live life leave|lives leaves|this these|that those|many much|few little|feel fell felt|buy by|hear here|right write|peace piece|way away|form from|dose does|
though thought through|an and|other others another|people peoples|because cause|also too|say tell|said told|which who|who whom|what that|it that|us our|me my|he his him|she her|they them their|you your|
i my me|believe belief|choose chose choice|die dead death|succeed success successful|different difference|difficult difficulty|important importance|safe save|wish which|with whit|were we're|we're where|
passed past|principal principle|breath breathe|desert dessert|heard hard|hard heart|meat meet|sea see|son sun|week weak|wear where|won one|would wood|new knew|not now|on one|or our|our are|is his|as has|
so such|very much|good well|fun funny|bored boring|interested interesting|excited exciting|tired tiring|confused confusing|surprised surprising|disappointed disappointing|amazed amazing|
make do|made did|look watch see|every all|everyone every|someone some|sometime sometimes|anyone any|maybe may|already all|lie lay|rise raise|borrow lend|learn teach|job work|travel trip|
loss lost lose|use used|suppose supposed|more most|better best|worse worst|less least|old elder|farther further|besides beside|economic economical|sensible sensitive|been being|can could|will would|may might|shall should|
healthy health|wealthy wealth|young youth|strong strength|long length|true truth|proof prove|practice practise|alive live|like alike|alone lonely|sale sell|sold sale|thank thanks|cloth clothes|
mean means|sport sports|time times|abroad broad|aboard abroad|plan plane|plant plan|cost coast|costs coasts|bath bathe|bear bare|brake break|quality quantity|personal personnel|moral morale|
human humans|child children|man men|woman women|country countries|mind mine|mine my|there here|these there|them then|if of|if is|in is|at it|
exited excited|wether whether weather|angel angle|dairy diary|trough through|though tough|costumer customer|costumers customers|police policy|expect except|manger manager|united untied|
casual causal|sign sing|trail trial|quit quite|definitely defiantly|thread threat|steal steel|heal heel|waist waste|sight site|brought bought|later latter|sweet sweat|hole whole|patients patience|
role roll|root route|threw through|throw through|wonder wander|effects affects|ensure insure|land lend|shot shoot|lost last|fill feel|live leave|want won't|were was|bad badly|massage message|conformation confirmation|tying trying|who how|also either|specially especially|any anybody|prize price|sometimes time|advices advice|advises advice|bring take|do does|dessert desert|fare fair|aloud allowed|waist waste|collage college|carrier career|pubic public|form from|felling feeling|tree three|hire higher|chose choose|thanks thank|interesting interested|attach attached|suit suite|expect except|cane can|cant can't|wont won't|ones one's|lets let's|to do|out our|her here|than that|them then|the they|if it|of off|or off|or our`
  .trim()
  .split('|')
  .map(list);

/** Verbs to a dictionary, things or qualities to those who work with them: "without merge conflicts", "for commit guidelines". */
export const alsoThings: ReadonlySet<string> = new Set(
  'merge commit deploy fetch parse compile debug install render login duplicate alternate associate elaborate moderate separate approximate subordinate'.split(
    ' ',
  ),
);

/** With a noun before them they say how something is: "dishwasher safe". */
export const compoundQualities: ReadonlySet<string> = new Set(
  'safe free proof friendly resistant compatible ready'.split(' '),
);
