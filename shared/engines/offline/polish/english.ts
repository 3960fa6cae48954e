import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';

/** Read in English texts too: names, loan words, slips. */
const BOTH = new Set(
  'per un des an den van op hat di var le la as en con el das ne les wie ko ki tu apa uno lo ser hum bin kan mon com ho mas se um till her has such mit sur que mam nel dat tak bei yang ist ama ale ka dem sie wel tum von av hon ada na om att lo hai'.split(
    ' ',
  ),
);
const PLAIN = /^[\p{ASCII}’]*$/u;

/** Small words of other languages in Latin letters, without those that are English words too. */
const FOREIGN = new Set(
  `el los las una del por para con que como está esta este eso pero muy más hola gracias porque cuando donde quiero necesito puedes tengo hacer soy eres favor
le les des et est pas que qui dans pour avec sur une vous nous je tu il elle mais très merci bonjour c'est j'ai d'un qu'il être avoir faire suis peux cette ces mon
der das und ist nicht ich du wir sie ein eine einen mit für auf von zu dem den auch aber wie ist bitte danke kannst haben werden wird sind mein dein über nur noch wenn dass bei nach
um uma não você com para mais mas obrigado obrigada isso eu ele ela nós muito está meu minha foi ser tem são
il lo gli un uno che di per sono non come più questo questa grazie ciao perché ho hai anche della nel alla vorrei essere
het een van en niet ik jij wij zijn dat voor met op aan maar ook naar hoe kan dank graag geen wel nog heb
jest nie się na że jak dla czy to tak ale dziękuję proszę mam tym
och att det som är jag inte på med för till av om han hon vi du har kan tack hej
ve bir bu için ile çok ama nasıl ne değil var teşekkür merhaba
yang dan di ini itu untuk dengan saya kamu tidak ada bisa akan apa terima kasih tolong
hai kya nahi mujhe aap mein ka ki ko se aur bhi kaise karna chahiye hoga yaar tum hum raha rahi koi bahut accha theek
ang mga naman yung kasi ako ikaw siya kami tayo sila nito niya namin natin ninyo wala meron pwede ano kung dahil masyado
hogy nem egy és csak vagy mert nagyon kérem köszönöm szeretnék
ja ei että mutta kun niin myös voi voisitko kiitos olen ovat
jeg ikke på som kunne skal
și este sunt pentru dar vreau mulțumesc
že jsem prosím děkuji není jako bych
kwa katika hii hiyo lakini tafadhali asante
khong nhung duoc`
    .split(/\s+/)
    .filter((word) => !functionWords.has(word) && !BOTH.has(word)),
);

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];

/** Whether rules for English may touch this text: not where another language speaks, or takes turns with English. */
export function isEnglish(text: string): boolean {
  const words = wordsIn(text);
  if (words.length === 0) return false;
  const latin = words.filter((word) => /^[\p{Script=Latin}\p{M}'’]+$/u.test(word));
  if (latin.length < words.length * 0.6) return false;
  const foreign = latin.filter((word) => FOREIGN.has(word)).length;
  const english = latin.filter((word) => functionWords.has(word)).length;
  if (foreign >= 2 && foreign * 2 >= english) return false;
  if (foreign >= 1 && english === 0) return false;
  const accented = latin.filter((word) => !PLAIN.test(word)).length;
  return !(accented >= 2 && accented * 3 >= english && accented * 6 >= latin.length);
}

/** Whether one word belongs to another language rather than being a slip. */
export const isForeignWord = (word: string): boolean => FOREIGN.has(word) || !PLAIN.test(word);
