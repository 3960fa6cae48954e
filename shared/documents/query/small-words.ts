import type { Language } from './words-by-language.ts';

/**
 * Words that ask nothing by themselves, as a language closes their classes: forms of its auxiliaries, modal and light
 * verbs. What may be a column's name or tell of a state ("debe", "done", "Stand") is left out.
 */
export const smallWords: Readonly<Record<Language, string>> = {
  en: 'being|doing|might|must|shall|ought|write|wrote|makes|making|getting|gives|seem|seems|s|ve|re|ll|d|ones|because|actually|really|exactly|roughly|approximately|ever|own|while|though|too|here',
  de: 'bin|bist|seid|warst|ware|waren|werde|werdet|wirst|wurdet|habt|hast|hattest|hattet|gehabt|gewesen|kann|kannst|konnen|konnt|konnte|konnten|muss|mussen|musste|mussten|sollen|sollte|sollten|will|wollen|wollte|wollten|darf|durfen|durfte|mag|mochte|mochten|tun|tut|tat|taten|getan|macht|mache|machen|machte|machten|gebe|geben|gaben|gegeben|geht|gehen|ging|gingen|kam|kamen|bekommen|bekam|bekamen|nahm|nahmen|dieser|diese|dieses|diesem|diesen|jene|jener|per|bisher|bislang|eigentlich|genau|ungefahr|etwa|jemals|uberhaupt|aktuell|derzeit|momentan|laut|gemass|weil|ihre|ihren|ihrem|ihrer|seine|seinen|seinem|seiner|unserem|unserer|euch|euer|eure|dir|dich|du|ihm|ihn|ihnen|welch',
  es: 'estan|estamos|estas|estoy|estaba|estaban|estuvo|estuvieron|he|has|habia|habian|haber|habido|tenemos|tengo|tienes|tenia|tenian|tuvimos|tuve|soy|eres|somos|eran|fui|fuimos|sea|sean|sido|siendo|seria|puede|pueden|podemos|puedo|pudo|hace|hacen|hacemos|hacer|hago|hicimos|hicieron|dar|da|dan|dio|dimos|dieron|va|vamos|ir|llevamos|ese|esa|esos|esas|ello|ellos|ellas|nosotros|tu|te|os|vuestro|vuestra|ahora|aun|todavia|exactamente|actualmente|porque|aproximadamente|realmente|juntos|juntas',
  fr: 'avez|avais|avions|aviez|avaient|aura|auront|aurait|auraient|sommes|etes|suis|etions|etiez|sera|seront|serait|seraient|fut|furent|faire|faisons|faites|font|faisait|faisaient|peut|peuvent|pouvons|pouvez|pu|va|vont|allons|allez|aller|mettre|prend|prendre|prennent|ils|elles|vous|votre|vos|tu|te|lui|eux|celui|celle|ceux|celles|dont|deja|encore|actuellement|exactement|vraiment|environ|parce|confondus|confondues|tel|tels',
  hi: 'था|थे|थी|हो|होता|होती|होते|होना|सकते|सकता|सकती|करना|करते|करता|करती|करें|करो|दो|दें|लिया|लिए|दिया|दी|दिए',
};
