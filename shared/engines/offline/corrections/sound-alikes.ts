/**
 * Words typed for one another because they sound or look alike, as "typed>meant", by the gain from which on the language
 * model decides alone: the classifier learned from learners' errors, which these are not. Measured in 2.2 million words of
 * documentation and talk: at its gain a pair is found wrong there once or twice at most (`there>their`, `to>too` and
 * `where>were` five times). Left out are directions in which it is often wrong: "its>it's", "of>off", "off>of", "too>to".
 */
const PAIRS: Readonly<Record<string, string>> = {
  3.2: `their>there their>they're they're>their they're>there it's>its your>you're you're>your hear>here here>hear
    then>than than>then were>where new>knew knew>new right>write loose>lose lose>loose past>passed whether>weather
    weather>whether quite>quiet quiet>quite except>accept accept>except advice>advise week>weak weak>week threw>through
    through>threw thing>think think>thing piece>peace peace>piece patients>patience patience>patients breath>breathe
    breathe>breath save>safe safe>save costumers>customers price>prize prize>price affects>effects board>bored cell>sell
    cells>sells expect>except extend>extent fare>fair fiend>friend fiends>friends mange>manage manger>manager
    massages>messages mater>matter meat>meet presents>presence proof>prove prove>proof quit>quite rights>writes scene>seen see>sea
    seen>scene sell>sale sever>server steeling>stealing trough>through untied>united wait>weight who's>whose witch>which
    believe>belief dose>does jus>just stat>start wold>would wok>work`,
  4.2: `there>their there>they're to>too you>your by>buy buy>by affect>effect advise>advice passed>past filed>field hole>whole
    hop>hope mad>made male>mail rode>road  since>sense steel>steal tank>thank tanks>thanks though>thought
    thought>taught worse>worth bare>bear wright>write from>form were>we're`,
  5.2: `effect>affect live>life trail>trial vary>very weighting>waiting wood>would collage>college carrier>career
    sense>since sing>sign shore>sure`,
  6.2: `form>from god>good grate>great now>know know>now our>are are>our plain>plane sight>site tough>though tree>three
    weight>wait wander>wonder won>one whose>who's where>were moths>months mouths>months`,
};
/** By a pair, what the model must gain by the word that was meant. */
export const leastGainOf: ReadonlyMap<string, number> = new Map(
  Object.entries(PAIRS).flatMap(([gain, pairs]) =>
    pairs.split(/\s+/).map((pair): [string, number] => [pair, Number(gain)]),
  ),
);

/** By a word that was typed, those that it may have been typed for. */
export const soundAlikes: ReadonlyMap<string, readonly string[]> = [...leastGainOf.keys()].reduce(
  (all, pair) => {
    const [typed = '', meant = ''] = pair.split('>');
    return all.set(typed, [...(all.get(typed) ?? []), meant]);
  },
  new Map<string, string[]>(),
);
