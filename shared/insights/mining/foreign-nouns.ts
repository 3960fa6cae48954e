import { CONCEPTS } from './concepts.ts';
import { fold, foldedWords, stem } from './fold.ts';
import { findMoney } from './money.ts';

/** Words that only stand before a noun or its adjective, by language. */
const BEFORE_NOUNS: Readonly<Record<string, ReadonlySet<string>>> = {
  de: words(
    'der die das den dem des ein eine einen einem einer eines kein keine keinen keinem im am zum zur vom beim',
  ),
  fr: words('le la les un une des du au aux ce cet cette ces aucun aucune'),
  es: words('el la los las un una unos unas del al este esta estos estas ningun ninguna'),
  pt: words('o a os as um uma uns umas do da dos das no na nos nas ao pelo pela nenhum nenhuma'),
  it: words('il lo la i gli le un uno una del della dei delle al alla nel nella nessun nessuna'),
  nl: words('de het een geen'),
};
/** Whether a word is one that only that language puts before its nouns. */
export const isArticle = (word: string, language: string): boolean =>
  BEFORE_NOUNS[language]?.has(word) ?? false;

/** What people say in passing, in those languages together. */
const GENERIC = words(
  `jahr jahre jahren monat monate monaten woche wochen tag tage tagen stunde stunden minute minuten euro mal leben mensch menschen leute
  frau mann kinder mutter vater freund freundin problem probleme sache sachen dinge ding grund geld ende anfang frage witz welt teil
  annee annees mois semaine semaines jour jours heure heures minutes euros fois chose choses gens monde probleme problemes enfants femme
  mari ami amie fin debut question vie reste meme
  ano anos mes meses semana semanas dia dias hora horas minuto minutos vez veces vezes cosa cosas coisa coisas gente mundo problema
  problemas ninos hijos filhos mujer marido amigo amiga final principio pregunta verdad vida resto misma mismo mejor peor mesmo melhor
  anno anni mese mesi settimana settimane giorno giorni ora ore minuti volta volte cosa cose mondo problemi figli moglie marito amico
  fine inizio domanda vita resto stesso stessa
  jaar jaren maand maanden week weken dag dagen uur minuten keer ding dingen mensen wereld probleem problemen kinderen vrouw man vriend
  einde begin vraag leven rest erste ersten zweite letzten letzte nachste nachsten andere anderen beste besten ganze ganzen`,
);
const MIN_LETTERS = 4;

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}

/** A word without the endings of plurals and cases; for comparing alone. */
function stemForeign(word: string): string {
  return word.length < 6 ? word.replace(/s$/, '') : word.replace(/(?:en|es|er|em|ns|n|s|e)$/, '');
}

/**
 * The nouns of a sentence in a language with articles, as aspects: `n:` where an article or, in German, a capital says so,
 * `m:` for a word that may be one elsewhere. Nothing for other languages: nobody here can tell their words apart.
 */
function findForeignNouns(
  text: string,
  language: string,
  isIgnored: (word: string) => boolean,
): Map<string, string> {
  const found = new Map<string, string>();
  const articles = BEFORE_NOUNS[language];
  if (!articles) return found;
  const tokens = text.match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
  tokens.forEach((token, at) => {
    const word = fold(token);
    if (word.length < MIN_LETTERS || articles.has(word) || GENERIC.has(word) || isIgnored(word)) return;
    const isLed = articles.has(fold(tokens[at - 1] ?? ''));
    const isNoun =
      language === 'de' ? /^\p{Lu}/u.test(token) && (at > 0 || word.length >= LONG_LETTERS) : isLed;
    const key = stemForeign(word);
    if (!isNoun && found.has(`n:${key}`)) return;
    found.set(`${isNoun ? 'n' : 'm'}:${key}`, language === 'de' ? token : word);
  });
  return found;
}

/** A German word that long which opens a sentence is hardly ever anything but a noun. */
const LONG_LETTERS = 8;

/** How a beginning is looked for: its script has no spaces, it is of several words, a word by itself, or begins one. */
type Sought = { said: string; as: 'written' | 'phrase' | 'word' | 'beginning' };

function readBeginning(beginning: string): Sought {
  if (/[^\p{Script=Latin}\d_]/u.test(beginning)) return { said: beginning, as: 'written' };
  const said = beginning.replaceAll('_', ' ');
  if (said !== beginning) return { said, as: 'phrase' };
  return { said, as: said.length < MIN_LETTERS ? 'word' : 'beginning' };
}

const SOUGHT: readonly (readonly Sought[])[] = CONCEPTS.map(({ foreign }) => foreign.map(readBeginning));

/** Common sides that a sentence in another language names, and its nouns. */
export function findForeignAspects(
  text: string,
  language: string,
  ignored: ReadonlySet<string>,
): Map<string, string> {
  const words = foldedWords(text);
  const folded = ` ${words.join(' ')} `;
  const covered = new Set<string>();
  const found = new Map<string, string>();
  const find = ({ said, as }: Sought): string | undefined => {
    if (as === 'beginning') return words.find((word) => word.startsWith(said));
    if (as === 'word') return words.includes(said) ? said : undefined;
    const isThere = as === 'phrase' ? folded.includes(` ${said}`) : text.includes(said);
    return isThere ? said.trim() : undefined;
  };
  SOUGHT.forEach((ways, index) => {
    for (const way of ways) {
      const hit = find(way);
      if (!hit) continue;
      found.set(`c:${index}`, hit);
      covered.add(hit);
      break;
    }
  });
  const isIgnored = (word: string) => ignored.has(stem(word)) || covered.has(word);
  for (const [key, surface] of findForeignNouns(text, language, isIgnored)) found.set(key, surface);
  for (const [key, surface] of findMoney(text)) if (!found.has(`c:${key.slice(2)}`)) found.set(key, surface);
  return found;
}
