import { foldText } from '@/shared/documents/context/search-terms.ts';
import { type Filling, namesEachRow } from './draft.ts';

/** Days of the week as tables write them, in full and cut off. */
const WEEKDAY = new RegExp(
  `^(?:${[
    'mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs?|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?',
    'mo(?:ntag)?|di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag)?|sa(?:mstag)?|sonnabend|so(?:nntag)?',
    'lun(?:es|di)?|mar(?:tes|di)?|mie(?:rcoles)?|mer(?:credi)?|jue(?:ves)?|jeu(?:di)?|vie(?:rnes)?|ven(?:dredi)?|sab(?:ado)?|sam(?:edi)?|dom(?:ingo)?|dim(?:anche)?',
  ].join('|')})\\.?$`,
);

/** Whether a column only tells the day of the week, beside one that tells the day. */
export function isOfWeek(filling: Filling, at: number): boolean {
  const { columns } = filling.table;
  const values = [...new Set(columns[at]?.values.values() ?? [])].map((value) => foldText(String(value)));
  return (
    values.length > 1 &&
    values.every((value) => WEEKDAY.test(value)) &&
    columns.some(({ kind }, own) => kind === 'date' && namesEachRow(filling, own))
  );
}
